/** Shares in games of more than two, where the truth is known: invented rounds, counted as real ones are. */
import { describe, expect, test } from 'vitest';
import { next, stream, type Interval } from '../../../engine/index.ts';
import { entrantShares, fairShare, seatShares, tableShares } from '../../../simulation/index.ts';
import { EntrantCounter } from '../../../simulation/counting/entrant-counter.ts';
import { entrantSums } from '../../../simulation/table-statistics.ts';
import { listedAt, unitOf } from '../../../simulation/seating.ts';
import type { SimulationResult } from '../../../simulation/result.ts';
import { counted, played } from '../played.ts';

const PLAYERS = 3;

/** Rounds in which the entrant at each place wins with that chance; what is left of 1 is drawn by all. */
function rounds(number: number, chances: readonly number[], seed: number): SimulationResult {
  const chance = stream(seed, 'rounds');
  const places = Array.from({ length: PLAYERS }, () => new EntrantCounter(PLAYERS));
  const unit = unitOf(PLAYERS);
  for (let round = 0; round < number; round += 1) {
    for (let turned = 0; turned < PLAYERS; turned += 1) {
      let left = next(chance) / 2 ** 32;
      const winner = chances.findIndex((one) => (left -= one) < 0);
      for (const [seat, place] of listedAt(PLAYERS, round, turned).entries()) {
        if (winner < 0) places[place]!.add(seat, 'drawn', unit / PLAYERS);
        else
          places[place]!.add(seat, winner === place ? 'won' : 'lost', winner === place ? unit : 0);
      }
    }
    for (const place of places) place.endRound();
  }
  return runOf(
    places.map((place) => place.counts()),
    [0, 1, 2],
  );
}

function width({ low, high }: Interval): number {
  return high - low;
}

function runOf(
  entrants: NonNullable<SimulationResult['pairings'][number]['entrants']>,
  pairing: readonly [number, number, number],
): SimulationResult {
  const base = played(['one', 'two', counted([])], ['two', 'three', counted([])]);
  const plan = { ...base.plan, pairings: [pairing] };
  return { ...base, plan, pairings: [counted([], { entrants })] };
}

test('who wins alone has the whole game, who draws a part of it, and together they have all', () => {
  const result = rounds(400, [0.5, 0.3, 0.1], 1);
  const shares = entrantShares(result);
  expect(shares.map(({ games }) => games)).toEqual([1200, 1200, 1200]);
  const total = shares.reduce((sum, { interval }) => sum + interval!.share, 0);
  expect(total).toBeCloseTo(1, 9);
  const [first] = shares;
  const { won, drawn, lost } = first!.tally;
  expect(won + drawn + lost).toBe(1200);
  expect(first!.interval!.share).toBeCloseTo((won + drawn / 3) / 1200, 9);
  expect(fairShare(result)).toBeCloseTo(1 / 3, 9);
});

describe('intervals hold the truth as often as they say', () => {
  test.each([
    [[0.4, 0.3, 0.3], 0.4],
    [[0.1, 0.5, 0.2], 0.1 + 0.2 / 3],
  ])('chances %j', (chances, truth) => {
    let held = 0;
    const runs = 400;
    for (let seed = 1; seed <= runs; seed += 1) {
      const { low, high } = entrantShares(rounds(60, chances, seed))[0]!.interval!;
      if (low <= truth && truth <= high) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.92);
    expect(held / runs).toBeLessThan(0.99);
  });
});

test('games of a round that end alike are no more evidence than one', () => {
  const unit = unitOf(PLAYERS);
  /** The deal decides: of a round the first entrant wins all games, or none. */
  const dealt = (alike: boolean): SimulationResult => {
    const places = Array.from({ length: PLAYERS }, () => new EntrantCounter(PLAYERS));
    for (let round = 0; round < 90; round += 1) {
      for (let turned = 0; turned < PLAYERS; turned += 1) {
        const winner = (alike ? round : round + turned) % PLAYERS;
        for (const [seat, place] of listedAt(PLAYERS, round, turned).entries())
          places[place]!.add(seat, winner === place ? 'won' : 'lost', winner === place ? unit : 0);
      }
      for (const place of places) place.endRound();
    }
    return runOf(
      places.map((place) => place.counts()),
      [0, 1, 2],
    );
  };
  const [alike, apart] = [dealt(true), dealt(false)].map((run) => entrantShares(run)[0]!.interval!);
  expect(alike!.share).toBeCloseTo(apart!.share, 9);
  expect(width(alike!) / width(apart!)).toBeCloseTo(Math.sqrt(3), 1);
});

/** Rounds with a deck that wins every other game at each of its places. */
function shared(pairing: readonly [number, number, number], together: boolean): SimulationResult {
  const unit = unitOf(PLAYERS);
  const known = [...new Set(pairing)];
  const entrants = known.map(() => new EntrantCounter(PLAYERS));
  for (let round = 0; round < 60; round += 1) {
    for (let seat = 0; seat < PLAYERS; seat += 1) {
      for (const [place, entrant] of pairing.entries()) {
        // Both places of the first one win and lose together, as allies do, or take turns.
        const wins = entrant === 0 && (together ? round % 2 === 0 : round % 2 === place);
        const counter = entrants[known.indexOf(entrant)]!;
        counter.add((seat + place) % PLAYERS, wins ? 'won' : 'lost', wins ? unit : 0);
      }
    }
    for (const entrant of entrants) entrant.endRound();
  }
  return runOf(
    entrants.map((entrant) => entrant.counts()),
    pairing,
  );
}

test('a deck with two places is one row, and they are evidence only as far as they differ', () => {
  const [allies, rivals] = [true, false].map((together) => shared([0, 0, 1], together));
  const shares = tableShares(allies!, 0);
  expect(shares.map(({ entrant, games }) => [entrant, games])).toEqual([
    [0, 360],
    [1, 180],
  ]);
  const [together, apart] = [allies, rivals].map((run) => tableShares(run!, 0)[0]!.interval!);
  expect([together!.share, apart!.share]).toEqual([0.5, 0.5]);
  // 60 rounds that end alike in all six places are worth 60 games, not 360.
  expect(width(together!) / width(apart!)).toBeGreaterThan(2);
});

test('a deck among its like says nothing of the deck, but of the seats', () => {
  const mirror = shared([0, 0, 0], false);
  expect(entrantShares(mirror)).toEqual([]);
  expect(seatShares(mirror).map(({ games }) => games)).toEqual([180, 180, 180]);
});

test('for judgements, points of a round are half points of a pair: four for winning all', () => {
  const unit = unitOf(PLAYERS);
  const counter = new EntrantCounter(PLAYERS);
  for (const [ending, points] of [
    ['won', unit],
    ['lost', 0],
  ] as const) {
    for (let seat = 0; seat < PLAYERS; seat += 1) counter.add(seat, ending, points);
    counter.endRound();
  }
  expect(entrantSums(counter.counts())).toEqual({ pairs: 2, sum: 4, squares: 16 });
});
