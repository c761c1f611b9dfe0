/** Games for tests, and rooms to copy them to: folders outside the repository, which go with the test file. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll } from 'vitest';
import { GameChecker, type CheckedGame } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';

/** Games that come with Cardwright. */
export const LORDS_OF_WAR = join(packageRoot(), 'content', 'lords-of-war');

export const BATTLE_LOGISTIC_SQUARE = join(packageRoot(), 'content', 'battle-logistic-square');

/** The smallest game that has every sort of file. */
export const TINY_GAME = join(packageRoot(), 'tests', 'diagnostics', 'tiny-game');

/** A game that can be read, checked; `locale`: of its own words. */
export function checkedGame(folder: string, locale?: string): CheckedGame {
  const result = new GameChecker(folder, locale === undefined ? {} : { locale }).check();
  if (result.game === null) throw new Error(`The game in ${folder} cannot be read.`);
  return result;
}

/** Makes an empty folder; call it at the top of a test file. */
export function temporaryRoom(): string {
  const room = realpathSync(mkdtempSync(join(tmpdir(), 'cardwright-test-')));
  afterAll(() => rmSync(room, { recursive: true, force: true }));
  return room;
}

/** Copies a game without what Cardwright made of it; `changes` replace files, null removes one. */
export function copyGame(
  from: string,
  to: string,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/^(\.|build)/.test(relative(from, path)),
  });
  writeFiles(to, changes);
  return to;
}

/** Writes files by path relative to `folder`; null removes one. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | null>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === null) rmSync(file, { force: true });
    else writeFileSync(file, content);
  }
}
