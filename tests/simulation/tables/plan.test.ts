/** Who sits with whom in games of more than two, and where. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf, unitOf, type PlanRequest } from '../../../simulation/index.ts';
import { gamesIn, isMirror, shardsOf } from '../../../simulation/plan.ts';
import { listedAt } from '../../../simulation/seating.ts';

function request(decks: number, players: number, mirrors = false): PlanRequest {
  const entrants = Array.from({ length: decks }, (_, place) => ({
    deck: { id: `deck-${place}`, choices: {}, cards: { king: place } },
    bot: 'greedy',
  }));
  const rest = { game: 'high-card', content: 'a1', engine: '1.0', options: {}, seed: 7, pairs: 30 };
  return { ...rest, entrants, players, longest: 5000, stop: { at: 'games' }, mirrors };
}

test('with decks enough, every choice of different ones sits together once', () => {
  expect(planOf(request(4, 3)).pairings).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ]);
});

test('with fewer decks than seats, all sit at every table, and some twice', () => {
  expect(planOf(request(2, 3)).pairings).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ]);
});

test('with mirrors a deck also has a table of its own; one deck alone has no other', () => {
  expect(planOf(request(3, 3, true)).pairings).toEqual([
    [0, 1, 2],
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
  ]);
  expect(planOf(request(1, 4)).pairings).toEqual([[0, 0, 0, 0]]);
});

test.each([2, 3, 4, 6])('tables are different, full, and in order: %i players', (players) => {
  const decks = fc.integer({ min: 2, max: 7 });
  fc.assert(
    fc.property(decks, (number) => {
      const { pairings } = planOf(request(number, players));
      expect(new Set(pairings.map(String)).size).toBe(pairings.length);
      for (const pairing of pairings) {
        expect(pairing).toHaveLength(players);
        expect(isMirror(pairing)).toBe(false);
        expect(pairing).toEqual(pairing.toSorted((one, other) => one - other));
        expect(new Set(pairing).size).toBe(Math.min(number, players));
      }
      const plan = planOf(request(number, players));
      expect(gamesIn(shardsOf(plan), plan)).toBe(30 * players * pairings.length);
    }),
  );
});

test.each([2, 3, 4, 6])('in a round everybody has every seat once: %i players', (players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  fc.assert(
    fc.property(fc.nat(1000), (round) => {
      const games = seats.map((turned) => listedAt(players, round, turned));
      for (const seat of seats)
        expect(games.map((listed) => listed[seat]!).toSorted((a, b) => a - b)).toEqual(seats);
    }),
  );
});

test('games of two are listed as ever: as in the pairing, then the other way round', () => {
  for (const round of [0, 1, 17])
    expect([0, 1].map((turned) => listedAt(2, round, turned))).toEqual([
      [0, 1],
      [1, 0],
    ]);
});

test('over the rounds everybody has everybody as the next one equally often', () => {
  const after = new Map<string, number>();
  for (let round = 0; round < 6; round += 1) {
    const listed = listedAt(4, round, 0);
    for (const [seat, one] of listed.entries()) {
      const pair = `${one} ${listed[(seat + 1) % 4]!}`;
      after.set(pair, (after.get(pair) ?? 0) + 1);
    }
  }
  expect(after.size).toBe(12);
  expect(new Set(after.values())).toEqual(new Set([2]));
});

test('a win is worth what any number of players can share in whole numbers', () => {
  expect([2, 3, 4, 5, 6].map(unitOf)).toEqual([2, 6, 12, 60, 60]);
});
