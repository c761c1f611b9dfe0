import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf, runOf, shardsOf, shardsOfPart, type PlanRequest } from '../../simulation/index.ts';

const request: PlanRequest = {
  game: 'high-card',
  content: 'a1',
  engine: '1.0 on V8 11',
  options: {},
  entrants: ['greedy', 'random', 'greedy'].map((bot, place) => ({
    deck: { id: `deck-${place}`, choices: {}, cards: { king: place } },
    bot,
  })),
  seed: 7,
  pairs: 1000,
  longest: 5000,
  stop: { at: 'games' },
  mirrors: true,
};

test('everybody plays everybody, and in mirrors themselves', () => {
  const others = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  const mirrors = [
    [0, 0],
    [1, 1],
    [2, 2],
  ];
  expect(planOf(request).pairings).toEqual([...others, ...mirrors]);
  expect(planOf({ ...request, mirrors: false }).pairings).toEqual(others);
});

test('one entrant alone plays itself', () => {
  const alone = { ...request, entrants: request.entrants.slice(0, 1), mirrors: false };
  expect(planOf(alone).pairings).toEqual([[0, 0]]);
});

test('shards hold every seed once, in order, and so do parts of a run together', () => {
  const sizes = fc.record({
    pairs: fc.integer({ min: 1, max: 500 }),
    seed: fc.integer({ min: -100, max: 100 }),
    perShard: fc.integer({ min: 1, max: 60 }),
    parts: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(sizes, ({ pairs, seed, perShard, parts }) => {
      const plan = { ...planOf(request), pairs, seed, perShard };
      const shards = shardsOf(plan);
      const seeds = shards.flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, place) => from + place),
      );
      expect(seeds).toEqual(Array.from({ length: pairs }, (_, place) => seed + place));
      const split = Array.from({ length: parts }, (_, part) => shardsOfPart(plan, part + 1, parts));
      expect(split.flat().toSorted((a, b) => a.number - b.number)).toEqual(shards);
    }),
  );
});

test('who searches gets smaller shards', () => {
  const quick = planOf(request);
  const entrants = request.entrants.map((one) => ({ ...one, bot: 'ismcts:400' }));
  expect(planOf({ ...request, entrants }).perShard).toBeLessThan(quick.perShard);
});

test('the name of a run follows from all that is in the plan, and not from the order of keys', () => {
  const plan = planOf(request);
  const reversed = Object.fromEntries(Object.entries(plan).toReversed()) as typeof plan;
  expect(runOf(reversed)).toBe(runOf(plan));
  for (const other of [{ seed: 8 }, { content: 'a2' }, { options: { limit: 3 } }, { pairs: 999 }])
    expect(runOf({ ...plan, ...other })).not.toBe(runOf(plan));
});
