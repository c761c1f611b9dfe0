/** Where a name that stands in a text is defined. */
import { placeOfId, type CheckedGame } from '../../../../generator/index.ts';
import { textFiles, textIn } from './files.ts';

export interface Definition {
  readonly file: string;
  readonly line: number;
}

/** Of an id of the game, of a custom property of CSS, or of a file that is named by its path. */
export function definitionOf(checked: CheckedGame, word: string): Definition | null {
  if (word.startsWith('--')) return propertyIn(checked.folder, word);
  const files = textFiles(checked.folder);
  if (files.includes(word)) return { file: word, line: 1 };
  return placeOfId(checked.game, word);
}

function propertyIn(folder: string, name: string): Definition | null {
  for (const file of textFiles(folder).filter((path) => path.endsWith('.css'))) {
    const lines = (textIn(folder, file) ?? '').split('\n');
    const index = lines.findIndex((line) => line.trimStart().startsWith(`${name}:`));
    if (index >= 0) return { file, line: index + 1 };
  }
  return null;
}
