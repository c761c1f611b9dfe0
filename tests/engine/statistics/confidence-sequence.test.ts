import { expect, test } from 'vitest';
import {
  confidenceSequence,
  FEWEST_PAIRS,
  pairsForHalfWidth,
} from '../../../engine/statistics/confidence-sequence.ts';
import { pairDeviation, pairShare, sumPairs } from '../../../engine/statistics/pairs.ts';
import { playPairs, watch } from './played-pairs.ts';

test('pairs are summed as integers', () => {
  expect(sumPairs([1, 2, 3, 4, 5])).toEqual({ pairs: 15, sum: 40, squares: 130 });
  expect(pairShare(sumPairs([0, 0, 0, 0, 7]))).toBe(1);
});

test('the deviation is that of the pairs and of two that nobody played', () => {
  // 0 and 4 half points, 25 times each: squares 200 about the mean 2, and 8 for the two.
  expect(pairDeviation(sumPairs([25, 0, 0, 0, 25]))).toBeCloseTo(Math.sqrt(208 / 52) / 4, 12);
  expect(pairDeviation(sumPairs([0, 0, 0, 0, 6]))).toBe(1 / 4);
});

/** Of how many sequences the truth is outside at some look; ordinary intervals are 1.96 errors wide. */
function missed(share: number, isOrdinary: boolean): number {
  let wrong = 0;
  for (let run = 0; run < 300; run += 1)
    watch(playPairs(share, run), [10, 2000], (counts, pairs) => {
      if (pairs < FEWEST_PAIRS) return false;
      const sums = sumPairs(counts);
      const interval = confidenceSequence(sums);
      const half = (1.96 * pairDeviation(sums)) / Math.sqrt(pairs);
      const [low, high] = isOrdinary
        ? [interval.share - half, interval.share + half]
        : [interval.low, interval.high];
      const isOutside = share < low || share > high;
      if (isOutside) wrong += 1;
      return isOutside;
    });
  return wrong / 300;
}

test.each([0.5, 0.55, 0.8, 0.97])(
  'at a true share of %d the sequence is wrong at some look in less than 5 of 100 runs',
  (share) => {
    expect(missed(share, false)).toBeLessThan(0.05);
  },
);

test('ordinary intervals watched in the same way are wrong in a third of the runs', () => {
  expect(missed(0.5, true)).toBeGreaterThan(0.3);
});

test('it is about 1.6 times as wide as an interval for 600 pairs that were fixed beforehand', () => {
  const sums = sumPairs([150, 0, 300, 0, 150]);
  const { low, high } = confidenceSequence(sums);
  const ordinary = (2 * 1.96 * pairDeviation(sums)) / Math.sqrt(600);
  expect((high - low) / ordinary).toBeGreaterThan(1.5);
  expect((high - low) / ordinary).toBeLessThan(1.65);
});

/** Half the interval of an even pairing after four times as many pairs as stated. */
function half(quarter: number): number {
  const { low, high } = confidenceSequence(sumPairs([quarter, 0, 2 * quarter, 0, quarter]));
  return (high - low) / 2;
}

test('the forecast is the number of pairs that makes the interval that narrow', () => {
  const pairs = pairsForHalfWidth(pairDeviation(sumPairs([250, 0, 500, 0, 250])), 0.03)!;
  expect(half(Math.ceil(pairs / 4) + 1)).toBeLessThanOrEqual(0.03);
  expect(half(Math.floor(pairs / 4) - 1)).toBeGreaterThan(0.03);
  expect(pairsForHalfWidth(0.35, 0)).toBeNull();
  expect(pairsForHalfWidth(0.0001, 0.4)).toBe(FEWEST_PAIRS);
});
