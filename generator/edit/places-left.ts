/** Where a game still says an id that was renamed: in rules, templates and texts, which only people can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFiles } from '../link/game-files.ts';
import { RECORD } from '../link/translations.ts';
import { wordPattern } from './rename-scalars.ts';

export interface FileLeft {
  /** Absolute path. */
  readonly file: string;
  /** From 1, in ascending order. */
  readonly lines: readonly number[];
  /** Whether `cardwright build` writes it. */
  readonly made: boolean;
}

/** Files that a game is made of, in the order in which a place in them is likely to mean the id. */
const READ = ['ts', 'js', 'hbs', 'css', 'json', 'yaml', 'yml', 'txt', 'md'];

const MADE = ['rules/data.gen.ts', RECORD];

/** Files of the game that say `id` as a word of its own. Those that cannot be read are left out. */
export function placesLeft({ paths }: GameFiles, folder: string, id: string): FileLeft[] {
  const pattern = wordPattern(id);
  return [...paths]
    .filter((path) => rankOf(path) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((path) => {
      const file = join(folder, path);
      return { file, lines: linesWith(pattern, readIfThere(file)), made: MADE.includes(path) };
    })
    .filter(({ lines }) => lines.length > 0);
}

function rankOf(path: string): number {
  return READ.indexOf(path.replace(/^.*\./, ''));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function linesWith(pattern: RegExp, text: string): number[] {
  return text.split('\n').flatMap((line, index) => (line.search(pattern) < 0 ? [] : [index + 1]));
}
