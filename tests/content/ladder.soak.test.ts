/**
 * The ladder of skill: greedy beats random in each game, and a search of some length beats greedy in three of
 * them, with 95 % confidence, by the command. In the others that takes longer than a test may: ismcts:50 won
 * 62.5 % (54.8 to 69.6) of 160 games of Armed Warfare, and 76 % (61 to 87) of 40 of A-AWs Basic with Ferry
 * Raiders (balance.md of both games).
 *
 * Each deck plays against itself in the hands of both bots, so that no deck helps either of them.
 */
import { expect, test } from 'vitest';
import { wilson, type Interval } from '../../engine/statistics/wilson.ts';
import type { SimulationResult } from '../../simulation/index.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

interface Game {
  readonly id: string;
  readonly decks: readonly string[];
  /** A bot that searches, and how many games with each deck show that it is better. */
  readonly search: readonly [bot: string, games: number] | null;
  /** Decks play in Armed Warfare only where piles are personal. */
  readonly more?: readonly string[];
}

const games: readonly Game[] = [
  { id: 'lords-of-war', decks: ['orc-core', 'dwarf-core'], search: ['ismcts:50', 24] },
  {
    id: 'battle-logistic-square',
    decks: ['deck-kestrel-rush', 'deck-echo-loop'],
    search: ['ismcts:100', 24],
  },
  {
    id: 'apeiron',
    decks: ['meadow-vanguard', 'night-parade', 'plate-shapers', 'trapworks'],
    search: ['ismcts:50', 40],
  },
  {
    id: 'armed-warfare',
    decks: ['deck-close-quarters', 'deck-fire-storm', 'deck-gun-line', 'deck-long-siege'],
    search: null,
    more: ['--option', 'weaponPileMode=personal'],
  },
  { id: 'aaws-basic', decks: ['ferry-raiders', 'gate-watch'], search: null },
];

/** The share of the first bot over games with all decks. */
async function share(
  { id, decks, more = [] }: Omit<Game, 'search'>,
  bots: readonly [string, string],
  gamesWithEach: number,
): Promise<Interval> {
  let won = 0;
  for (const deck of decks) {
    const played = ['--deck', deck, '--bots', bots.join(), '--games', String(gamesWithEach)];
    const args = ['simulate', id, ...played, ...more, '--seed', '30000', '--format', 'json'];
    const { exit, out, err } = await cardwright(args, room);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    won += wonIn(JSON.parse(out) as SimulationResult);
  }
  return wilson(won, gamesWithEach * decks.length);
}

/** What the first entrant won: pairs are counted by the ends of both games, won, drawn, lost, unfinished. */
function wonIn({ pairings }: SimulationResult): number {
  const points = [1, 1 / 2, 0, 1 / 2];
  const [{ pairs }] = pairings as [SimulationResult['pairings'][number]];
  return pairs
    .flatMap((row, one) => row.map((times, other) => times * (points[one]! + points[other]!)))
    .reduce((sum, each) => sum + each, 0);
}

test.each(games.flatMap(({ search, ...game }) => (search === null ? [] : [{ ...game, search }])))(
  'in $id, $search.0 beats greedy',
  async ({ search: [bot, each], ...game }) => {
    expect((await share(game, [bot, 'greedy'], each)).low).toBeGreaterThan(0.5);
  },
);

test.each(games)('in $id, greedy beats random', async (game) => {
  expect((await share(game, ['greedy', 'random'], 8)).low).toBeGreaterThan(0.5);
});
