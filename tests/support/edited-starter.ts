/** The starter with one of its files changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame } from './games.ts';

/** In `path`, `text` becomes `by`; that it is there is expected. `more`: other files of the game. */
export function editedStarter(
  folder: string,
  [path, text, by]: readonly [path: string, text: string, by: string],
  more: Readonly<Record<string, string>> = {},
): string {
  const starter = join(packageRoot(), 'starter');
  const before = readFileSync(join(starter, path), 'utf8');
  expect(before).toContain(text);
  return copyGame(starter, folder, { [path]: before.replace(text, () => by), ...more });
}
