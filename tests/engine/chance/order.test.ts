import { expect, test } from 'vitest';
import { tossOrder, type ChanceEvent, type Luck } from '../../../engine/index.ts';

const chance = (seed: number): Int32Array => Int32Array.of(seed, seed + 1, seed + 2, seed + 3);

test('every order of three seats comes up, and the toss names it', () => {
  const found = new Set<string>();
  const ints = chance(7);
  for (let i = 0; i < 200; i += 1) {
    const reported: ChanceEvent[] = [];
    const order = tossOrder('start', [0, 1, 2], ints, 0, (event) => void reported.push(event));
    const value = order.map((seat) => `P${seat + 1}`).join(' ');
    expect(reported).toEqual([{ type: 'tossed', decides: 'start', value }]);
    found.add(value);
  }
  expect([...found].toSorted()).toEqual([
    'P1 P2 P3',
    'P1 P3 P2',
    'P2 P1 P3',
    'P2 P3 P1',
    'P3 P1 P2',
    'P3 P2 P1',
  ]);
});

/** Decides the order that a scenario names. */
const scripted: Luck = {
  decide: (_, __, ___, count, nameOf) =>
    Array.from({ length: count }, (____, place) => nameOf(place)).indexOf('P3 P1 P2'),
};

test('a listener may decide the order by its name', () => {
  const report = Object.assign(() => {}, { luck: scripted });
  expect(tossOrder('start', [0, 1, 2], chance(1), 0, report)).toEqual([2, 0, 1]);
});
