/** A match that was saved in the folder of one's own game is found and played there without naming the game. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesForSaved } from '../../cli/find-games.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

test('a game of one’s own', async () => {
  const folder = copyGame(join(packageRoot(), 'starter'), join(room, 'own'));
  const lines = ['1', 'save evening.json', 'quit'];
  const begun = await runHere(['play', '--seed', '4'], folder, lines);
  expect(begun.out).toContain('Saved in evening.json.');
  const shown = await runHere(['replay', 'evening.json'], folder);
  expect([shown.exit, shown.err]).toEqual([0, '']);
  expect(shown.out).toMatch(/plays? the same\.\n$/);
  const on = await runHere(['play', '--load', 'evening.json'], folder, ['quit']);
  expect([on.exit, on.err]).toEqual([0, '']);
});

test('the game around the user is meant only if it has the id', () => {
  writeFiles(room, { 'copy/game.yaml': 'format: 1\nid: lords-of-war\n', 'copy/decks/a.txt': '' });
  const copy = join(room, 'copy');
  expect(namesForSaved([], 'lords-of-war', join(copy, 'decks'))).toEqual([copy]);
  expect(namesForSaved([], 'apeiron', copy)).toEqual(['apeiron']);
  expect(namesForSaved([], 'lords-of-war', room)).toEqual(['lords-of-war']);
  expect(namesForSaved(['../other'], 'lords-of-war', copy)).toEqual(['../other']);
});
