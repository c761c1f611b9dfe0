import { fault, type Fault } from '../../diagnostics/index.ts';
import type { GroupName } from '../vocabulary/groups.ts';
import { filesOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';
import { messageTexts, unknownParameters, type MessageText } from './message-texts.ts';

/** Phrases use the parameters of their words, and no two words read the same. */
export const vocabulary: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap((file) => {
    const phrases = messageTexts(file);
    return [
      ...phrases.flatMap((phrase) => foreignParameters(phrase, file, game)),
      ...sameText(phrases, file),
    ];
  });

function foreignParameters(
  phrase: MessageText,
  { path: file }: CheckedFile,
  { vocabulary }: GameFiles,
): Fault[] {
  const [group, name = ''] = phrase.path;
  const word = vocabulary?.groups[group as GroupName]?.get(String(name));
  if (word === undefined) return [];
  return unknownParameters(phrase, word.name, [...word.params.keys()]).map((params) =>
    fault('CW1219', { file, path: phrase.path }, params),
  );
}

/** Told at each phrase that another word had before it in the file. */
function sameText(phrases: readonly MessageText[], { path: file }: CheckedFile): Fault[] {
  const faults: Fault[] = [];
  const first = new Map<string, MessageText>();
  for (const phrase of phrases) {
    const key = `${phrase.locale ?? ''} ${phrase.text.trim()}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, phrase);
    else faults.push(ambiguous(phrase, other, file));
  }
  return faults;
}

function ambiguous(phrase: MessageText, other: MessageText, file: string): Fault {
  const words = [other, phrase].map(({ path }) => String(path[1]));
  const related = [{ message: `The phrase of "${words[0]}".`, file, path: other.path }];
  return fault('CW1409', { file, path: phrase.path, related }, { phrase: phrase.text, words });
}
