import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tally } from '../../../engine/effects/tally.ts';

const calls = fc.array(
  fc.record({
    step: fc.constantFrom('set', 'multiply', 'add', 'atLeast', 'atMost'),
    amount: fc.integer({ min: -20, max: 20 }),
  }),
);

type Call = typeof calls extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function resultOf(base: number, list: readonly Call[], isExplained = false): Tally {
  const tally = new Tally();
  tally.begin(base, isExplained);
  for (const { step, amount } of list) tally[step](amount);
  return tally;
}

function amounts(list: readonly Call[], step: Call['step']): number[] {
  return list.filter((call) => call.step === step).map(({ amount }) => amount);
}

test('set, multiply, add, bounds, whatever the order of the calls', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), calls, (base, list) => {
      const product = amounts(list, 'multiply').reduce((one, other) => one * other, 1);
      const sum = amounts(list, 'add').reduce((one, other) => one + other, 0);
      const value = (amounts(list, 'set').at(-1) ?? base) * product + sum;
      const raised = Math.max(value, ...amounts(list, 'atLeast'));
      const expected = Math.min(raised, ...amounts(list, 'atMost'));
      expect(resultOf(base, list).result()).toBe(expected);
    }),
  );
});

test('fractions are multiplied first and rounded down once', () => {
  const tally = new Tally();
  tally.begin(15);
  tally.multiply(1, 2);
  tally.multiply(1, 2);
  tally.multiply(3);
  expect(tally.result()).toBe(11);
});

test('contributions are kept in the order of the calls, and only when they are asked for', () => {
  fc.assert(
    fc.property(calls, (list) => {
      const { contributions } = resultOf(7, list, true);
      const reported = contributions.map(({ step, amount }) => ({ step, amount }));
      expect(reported).toEqual([{ step: 'base', amount: 7 }, ...list]);
      expect(resultOf(7, list).contributions).toEqual([]);
    }),
  );
});

test('a new value knows nothing of the one before', () => {
  const tally = resultOf(1, [{ step: 'atMost', amount: 0 }], true);
  const kept = tally.contributions;
  tally.begin(9);
  expect(tally.result()).toBe(9);
  expect(kept).toHaveLength(2);
});
