import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { bookletOrder } from '../../../print/rulebook/booklet.ts';

test.each([
  [
    4,
    [
      [3, 0],
      [1, 2],
    ],
  ],
  [
    5,
    [
      [null, 0],
      [1, null],
      [null, 2],
      [3, 4],
    ],
  ],
  [
    8,
    [
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ],
  ],
])('%i pages', (count, expected) => {
  expect(bookletOrder(count)).toEqual(expected);
});

test('folded, the pages follow each other', () => {
  assert(
    property(integer({ min: 1, max: 200 }), (count) => {
      const sides = bookletOrder(count);
      expect(sides.length % 2).toBe(0);
      // Sheets lie in each other: their first halves from outside in, then their second from inside out.
      const first = sides.flatMap(([left, right], side) => (side % 2 === 0 ? [right] : [left]));
      const second = sides.flatMap(([left, right], side) => (side % 2 === 0 ? [left] : [right]));
      const read = [...first, ...second.toReversed()];
      expect(read.filter((page) => page !== null)).toEqual([...Array(count).keys()]);
    }),
    { numRuns: 100 },
  );
});
