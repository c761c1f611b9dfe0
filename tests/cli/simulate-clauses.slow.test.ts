/** `cardwright simulate --clauses`: which clauses of the rules decide in games, in every game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ClauseUse, SimulationResult } from '../../simulation/index.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

async function clausesOf(game: string, ...more: string[]): Promise<ClauseUse> {
  const args = ['simulate', game, '--bots', 'random', '--games', '2', '--clauses'];
  const { exit, out, err } = await cardwright([...args, ...more, '--format', 'json'], room);
  const written = more.includes('--report') ? 'page.html written\n' : '';
  expect({ exit, err }).toEqual({ exit: 0, err: written });
  return (JSON.parse(out) as SimulationResult & { readonly clauses: ClauseUse }).clauses;
}

async function decide(game: string, always: string, short: string[]): Promise<void> {
  const { games, used } = await clausesOf(game, ...short);
  expect(used[always]?.games).toBe(games);
  expect(Object.keys(used).length).toBeGreaterThan(30);
}

test.each([['armed-warfare', 'AWF-5.6.1', ['--option', 'roundLimit=2']]])(
  'in %s clauses decide, also in short games',
  decide,
);

test.each([
  ['apeiron', 'APE-5.7.4', ['--deck', 'night-parade,trapworks', '--option', 'turnLimit=6']],
  [
    'battle-logistic-square',
    'BLS-6.5.1',
    ['--deck', 'deck-echo-loop,deck-nova-burst', '--option', 'turnLimit=8'],
  ],
  ['aaws-basic', 'AAW-6.1.5', ['--deck', 'ferry-raiders,gate-watch', '--option', 'maxRounds=3']],
])('in %s clauses decide, also in short games', { tags: 'soak' }, decide);

test(
  'the same games use the same clauses; what two players never meet is listed',
  { tags: 'soak' },
  async () => {
    const short = ['--deck', 'orc-core,dwarf-core', '--option', 'turnLimit=30'];
    const one = await clausesOf('lords-of-war', ...short);
    const again = await clausesOf('lords-of-war', ...short, '--report', 'page.html');
    expect(again).toEqual(one);
    expect(one.games).toBe(2);
    // A placement needs contact; team games need four players.
    expect(one.used['LOW-5.4.3']?.games).toBe(2);
    expect(one.never.some((clause) => clause.startsWith('LOW-6.6.'))).toBe(true);
    expect(readFileSync(join(room, 'page.html'), 'utf8')).toContain('Clauses that decided');
  },
);

test('as a table', { tags: 'soak' }, async () => {
  const few = ['--deck', 'night-parade,trapworks', '--bots', 'random', '--games', '2'];
  const short = [...few, '--option', 'turnLimit=6'];
  const { out } = await cardwright(['simulate', 'apeiron', ...short, '--clauses'], room);
  expect(out).toMatch(/^Clauses of the rules, in 2 of the games:$/m);
  expect(out).toMatch(/^Never decided anything: .*APE-/m);
});
