/** Coefficients that sums were made of are found again; what is known of none of them is 0. */
import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { ridge } from '../../../engine/index.ts';

const FAR = 1000;

test('sums without errors give back what they were made of', () => {
  assert(
    property(array(integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 }), (truth) => {
      const each = truth.map((value, at) => ({ terms: [[at, 1] as const], value }));
      const both = truth.slice(1).map((value, at) => ({
        terms: [[at, 2] as const, [at + 1, -1] as const],
        value: 2 * truth[at]! - value,
      }));
      const found = ridge(
        [...each, ...both],
        truth.map(() => FAR),
        1,
      );
      for (const [at, value] of found.entries()) expect(value).toBeCloseTo(truth[at]!, 4);
    }),
  );
});

test('one value is believed as far as its error and the spread allow', () => {
  // The mean of 0 and 1, weighed by 1 / spread² and 1 / error².
  const [found] = ridge([{ terms: [[0, 1]], value: 1 }], [0.5], 1);
  expect(found).toBeCloseTo(0.2, 9);
  // Of what is common and what is one's own, each gets its part.
  const shared = ridge(
    [
      {
        terms: [
          [0, 1],
          [1, 1],
        ],
        value: 1,
      },
    ],
    [2, 1],
    1,
  );
  expect(shared[0]! / shared[1]!).toBeCloseTo(4, 6);
});

test('a coefficient that no value has in it stays 0', () => {
  expect([...ridge([], [1, 1], 1)]).toEqual([0, 0]);
  const [, unseen] = ridge([{ terms: [[0, 1]], value: 3 }], [1, 1], 1);
  expect(unseen).toBe(0);
});
