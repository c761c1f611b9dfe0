/** `cardwright simulate --clauses`: which clauses of the rules decide in games, in every game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ClauseUse, SimulationResult } from '../../simulation/index.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

async function clausesOf(game: string, ...more: string[]): Promise<ClauseUse> {
  const args = ['simulate', game, '--bots', 'random', '--games', '2', '--clauses'];
  const { exit, out, err } = await runHere([...args, ...more, '--format', 'json'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return (JSON.parse(out) as SimulationResult & { readonly clauses: ClauseUse }).clauses;
}

test.each([
  ['apeiron', 'APE-5.7.4'],
  ['armed-warfare', 'AWF-5.6.1'],
  ['battle-logistic-square', 'BLS-6.5.1'],
  ['aaws-basic', 'AAW-6.1.5'],
])('in %s clauses decide', async (game, always) => {
  const { games, used } = await clausesOf(game);
  expect(used[always]?.games).toBe(games);
  expect(Object.keys(used).length).toBeGreaterThan(30);
});

test('the same games use the same clauses; what two players never meet is listed', async () => {
  const decks = ['--deck', 'orc-core,dwarf-core'];
  const [one, again] = [
    await clausesOf('lords-of-war', ...decks),
    await clausesOf('lords-of-war', ...decks),
  ];
  expect(again).toEqual(one);
  expect(one.games).toBe(2);
  // A placement needs contact; team games need four players.
  expect(one.used['LOW-5.4.3']?.games).toBe(2);
  expect(one.never.some((clause) => clause.startsWith('LOW-6.6.'))).toBe(true);
  const page = ['--clauses', '--report', 'page.html'];
  const asked = ['simulate', 'lords-of-war', ...decks, '--bots', 'random', '--games', '2'];
  const { out } = await runHere([...asked, ...page], room);
  expect(out).toMatch(/^Clauses of the rules, in 2 of the games:$/m);
  expect(out).toMatch(/^Never decided anything: .*LOW-6\.6\./m);
  expect(readFileSync(join(room, 'page.html'), 'utf8')).toContain('Clauses that decided');
});
