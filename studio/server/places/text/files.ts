/** The text files of a game: which there are, what is in them, and what is written into them. */
import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { listGame } from '../../../../generator/index.ts';
import type { ShownText } from '../../../protocol/text.ts';
import { hashOf } from '../../text-change.ts';
import { seenText } from './lines.ts';

/** Programs, what starts them, and what was generated are not edited here. */
const EDITED = /\.(?:ya?ml|css|hbs|md|json|csv|tsv|txt)$/;
const MADE = /(?:^|\/)(?:translations\.lock|package(?:-lock)?|tsconfig)\.json$/;

/** Relative to the game: all files of a folder, then those of the folders in it. */
export function textFiles(folder: string): string[] {
  const { paths } = listGame(folder);
  return paths.filter((path) => EDITED.test(path) && !MADE.test(path)).toSorted(byFolder);
}

function byFolder(one: string, other: string): number {
  const [isIn, isOtherIn] = [one.includes('/'), other.includes('/')];
  if (isIn !== isOtherIn) return isIn ? 1 : -1;
  return one < other ? -1 : 1;
}

/**
 * As it is on the disk; null for what is no text file of the game. Files are known by the list alone, so
 * no path leads anywhere else.
 */
export function textIn(folder: string, file: string): string | null {
  if (!textFiles(folder).includes(file)) return null;
  const path = join(folder, file);
  try {
    if (!realpathSync(path).startsWith(realpathSync(folder) + sep)) return null;
    const bytes = readFileSync(path);
    const text = bytes.toString('utf8');
    // What is no UTF-8 would be written back as something else.
    return Buffer.from(text).equals(bytes) ? text : null;
  } catch {
    return null;
  }
}

export function shownText(folder: string, file: string): ShownText | null {
  const text = textIn(folder, file);
  return text === null ? null : { file, text: seenText(text), hash: hashOf(text) };
}
