import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standing } from '../../../generator/link/compare.ts';

describe('of two values', () => {
  test.for([
    [3, 2, 'more'],
    [2, 2, 'same'],
    [true, undefined, 'more'],
    [undefined, false, 'same'],
    [3, undefined, 'other'],
    [3, '3', 'other'],
    ['red', 'blue', 'other'],
    [[1, 2], [2], 'more'],
    [
      [[0, 1]],
      [
        [0, 1],
        [1, 1],
      ],
      'less',
    ],
    [[1, 2], [2, 1], 'same'],
    [[1, 3], [1, 2], 'other'],
    [{ front: 2 }, { front: 1 }, 'more'],
    [{ front: 2 }, { front: 2, back: 1 }, 'less'],
    [{ front: 3 }, { front: 2, back: 1 }, 'other'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, 'same'],
    [{ a: 'x' }, { a: 'y' }, 'other'],
    ['board', [[0, 1]], 'other'],
  ] as const)('%j beside %j is %s', ([one, other, expected]) => {
    expect(standing(one, other)).toBe(expected);
  });
});

test('turned about, more is less', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.subarray([1, 2, 3]),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 2 })),
    fc.constant(undefined),
  );
  const turned = { same: 'same', more: 'less', less: 'more', other: 'other' };
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(standing(other, one)).toBe(turned[standing(one, other)]);
    }),
  );
});
