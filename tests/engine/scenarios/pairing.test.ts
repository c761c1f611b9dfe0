import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpaired } from '../../../engine/scenarios/pairing.ts';

const divides = (divisor: number, number: number): boolean => number % divisor === 0;

test('what fits several is given to the one that leaves the others a partner', () => {
  expect(unpaired([1, 6], [6, 5], divides)).toEqual({ missing: [], extra: [] });
  expect(unpaired([6, 1], [5, 6], divides)).toEqual({ missing: [], extra: [] });
  expect(unpaired([1, 2, 4], [4, 2, 1], divides)).toEqual({ missing: [], extra: [] });
});

test('what finds no partner, on either side', () => {
  expect(unpaired([2, 3], [4, 8, 5], divides)).toEqual({ missing: [3], extra: [8, 5] });
  expect(unpaired([], [1], divides)).toEqual({ missing: [], extra: [1] });
  expect(unpaired([1], [], divides)).toEqual({ missing: [1], extra: [] });
});

test('one thing pairs with one thing', () => {
  expect(unpaired([1, 1], [7], divides).missing).toHaveLength(1);
});

test('as many pairs as can be, whatever the order', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });
  fc.assert(
    fc.property(numbers, numbers, (divisors, values) => {
      const { missing, extra } = unpaired(divisors, values, divides);
      const pairs = mostPairs(divisors, values);
      expect(missing).toHaveLength(divisors.length - pairs);
      expect(extra).toHaveLength(values.length - pairs);
    }),
  );
});

/** By trying everything. */
function mostPairs([first, ...others]: readonly number[], values: readonly number[]): number {
  if (first === undefined) return 0;
  const partners = values.flatMap((value, i) => (divides(first, value) ? [i] : []));
  const withFirst = partners.map((i) => 1 + mostPairs(others, values.toSpliced(i, 1)));
  return Math.max(mostPairs(others, values), ...withFirst);
}
