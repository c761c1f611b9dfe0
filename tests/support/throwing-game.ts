/** The starter with rules that throw in the middle of a game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame } from './games.ts';

/** What they say. */
export const THROWN = 'TypeError: too late';

/** `more`: other files of the game. */
export function throwingGame(folder: string, more: Readonly<Record<string, string>> = {}): string {
  const starter = join(packageRoot(), 'starter');
  const play = readFileSync(join(starter, 'rules/play.ts'), 'utf8');
  const broken = play.replace(
    'export function toAct(state: State): Seat | null {\n',
    "$&  if (taken.get(state, 0) > 3) throw new TypeError('too late');\n",
  );
  expect(broken).not.toBe(play);
  return copyGame(starter, folder, { 'rules/play.ts': broken, ...more });
}
