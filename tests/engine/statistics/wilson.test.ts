import { expect, test } from 'vitest';
import { wilson } from '../../../engine/statistics/wilson.ts';

/** Values of binom.confint(method = "wilson") in R. */
test.each([
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1180, 2000, 0.5683, 0.6114],
])('%i of %i', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval.share).toBe(successes / trials);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});
