/** Makes every slip in every file of a game, one at a time, and lists what does not give one fault in that file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { allDiagnostics } from '../../../cli/check-all.ts';
import { GameChecker } from '../../../generator/check.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';
import { slips, slipped } from './slips.ts';

/** What a slip may give besides one fault, by file and slip: the codes, with the reason beside it. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

/** `isMeant` chooses among the files of the game, by their paths. */
export function checkSlips(
  game: string,
  isMeant: (path: string) => boolean,
  exceptions: Exceptions = {},
): void {
  const folder = copyGame(game, join(temporaryRoom(), 'game'));
  const checker = new GameChecker(folder);
  checker.check();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => tableFor(path) !== undefined && isMeant(path))
    .toSorted();

  test('there is something to make slips in', () => {
    expect(files.length).toBeGreaterThan(5);
  });

  test.each(files)('%s', { timeout: 300_000 }, async (file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const wrong: string[] = [];
    for (const [name, slip] of Object.entries(tableFor(file) ?? {})) {
      const changed = slipped(text, slip);
      if (changed === null) continue;
      writeFileSync(path, changed);
      const found = (await allDiagnostics(checker.changed([path]))).map(
        (one) => `${one.code} ${relative(folder, one.file)}`,
      );
      const expected = exceptions[`${file}: ${name}`];
      const isRight =
        expected === undefined
          ? found.length === 1 && found[0]?.endsWith(` ${file}`)
          : found.map((one) => one.slice(0, 6)).join() === expected.join();
      if (!isRight) wrong.push(`${name}: ${found.length} ${found.slice(0, 4).join(', ')}`);
    }
    writeFileSync(path, text);
    expect(await allDiagnostics(checker.changed([path]))).toEqual([]);
    expect(wrong).toEqual([]);
  });
}

function tableFor(path: string): (typeof slips)[string] | undefined {
  if (/^rules\/|lock\.json$|^decks\/illegal\//.test(path)) return undefined;
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(slips, ending) ? slips[ending] : undefined;
}
