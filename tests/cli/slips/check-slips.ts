/** Makes slips in the files of a game, one at a time, and lists what does not give one fault in that file. */
import { allDiagnostics } from '../../../cli/check-game.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';
import { slips, slipped, type Slip } from './slips.ts';

/** What a slip may give besides one fault, by file and slip: the codes, with the reason beside it. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

/**
 * `every`: each slip in each file. `once`: each slip in one file of the game that it can be made in,
 * the next slip in the next file, so that all sorts of files have their turn.
 */
type Extent = 'every' | 'once';

/** Changed texts by the name of their slip, by file. */
type Plan = Map<string, Map<string, string>>;

export function checkSlips(game: string, extent: Extent, exceptions: Exceptions = {}): void {
  const folder = copyGame(game, join(temporaryRoom(), 'game'));
  const checker = new GameChecker(folder);
  checker.check();
  const plan = planOf(folder, extent);
  // What was set right again is looked at with the next slip.
  let restored: string[] = [];

  test('there is something to make slips in', () => {
    expect(plan.size).toBeGreaterThan(5);
  });

  test.each([...plan])('%s', async (file, changes) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const wrong: string[] = [];
    for (const [name, changed] of changes) {
      writeFileSync(path, changed);
      const found = (await allDiagnostics(checker.changed([...restored, path]))).map(
        (one) => `${one.code} ${relative(folder, one.file)}`,
      );
      restored = [];
      const expected = exceptions[`${file}: ${name}`];
      const isRight =
        expected === undefined
          ? found.length === 1 && found[0]?.endsWith(` ${file}`)
          : found.map((one) => one.slice(0, 6)).join() === expected.join();
      if (!isRight) wrong.push(`${name}: ${found.length} ${found.slice(0, 4).join(', ')}`);
    }
    writeFileSync(path, text);
    restored = [path];
    expect(wrong).toEqual([]);
  });

  test('the game is sound again', async () => {
    expect(await allDiagnostics(checker.changed(restored))).toEqual([]);
  });
}

function planOf(folder: string, extent: Extent): Plan {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^rules\/|lock\.json$|^decks\/illegal\//.test(path))
    .toSorted();
  const plan: Plan = new Map();
  for (const [ending, table] of Object.entries(slips)) {
    const texts = files
      .filter((path) => path.endsWith(`.${ending}`))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
    for (const [index, [name, slip]] of Object.entries(table).entries()) {
      const possible = changesOf(texts, slip);
      const next = possible[index % Math.max(1, possible.length)];
      for (const [path, changed] of extent === 'every'
        ? possible
        : next === undefined
          ? []
          : [next])
        plan.set(path, (plan.get(path) ?? new Map<string, string>()).set(name, changed));
    }
  }
  return plan;
}

/** The files that the slip can be made in, each with its changed text. */
function changesOf(
  texts: readonly (readonly [path: string, text: string])[],
  slip: Slip,
): (readonly [path: string, changed: string])[] {
  return texts.flatMap(([path, text]) => {
    const changed = slipped(text, slip);
    return changed === null ? [] : [[path, changed] as const];
  });
}
