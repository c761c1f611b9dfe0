/** The table of a kind from save to save: rows of components that nobody changed are the same lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker, kindTable, type CheckResult } from '../../../generator/index.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

function rowsIn(result: CheckResult): readonly (readonly unknown[])[] {
  if (result.game === null) throw new Error('the game was not read');
  const table = kindTable(result, 'unit');
  if ('refused' in table) throw new Error(table.refused);
  return table.rows;
}

test('of a kind in several files only the row that was edited is made again', () => {
  const folder = copyGame(TINY_GAME, join(room, 'game'));
  const checker = new GameChecker(folder);
  const before = rowsIn(checker.check());
  const file = join(folder, 'units/dwarf.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('defence: 4', 'defence: 5'));
  const after = rowsIn(checker.changed([file]));
  expect(after).not.toEqual(before);
  const made = after.filter((row, at) => row !== before[at]);
  // A neighbour that begins as the edited entry does may be read again.
  expect(made.length).toBeLessThan(3);
  expect(made.map(([id]) => id)).toContain('dwarf-guard');
});
