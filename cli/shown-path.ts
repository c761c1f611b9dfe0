import { relative } from 'node:path';
import type { Terminal } from './terminal.ts';

/** A path as the user would type it: relative to where they stand, unless that leads far up. */
export function shownPath(path: string, { cwd }: Pick<Terminal, 'cwd'>): string {
  const short = relative(cwd, path);
  return short === '' ? '.' : short.startsWith('../../..') ? path : short;
}

/** A game, to begin a sentence with: its folder, unless the user stands in it. */
export function shownGame(folder: string, terminal: Pick<Terminal, 'cwd'>): string {
  const path = shownPath(folder, terminal);
  return /^\.{1,2}(\/\.\.)*$/.test(path) ? 'The game around you' : path;
}
