import { expect, test } from 'vitest';
import type { PairCounts } from '../../../engine/statistics/pairs.ts';
import { logLikelihoodRatio, sequentialTest } from '../../../engine/statistics/sequential-test.ts';
import { playPairs, watch } from './played-pairs.ts';

function shareAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The first two are published with fastchess (tests of its SPRT, to two digits); the others by Fishtest's LLRcalc.py. */
test.each<[PairCounts, number, number, number, number]>([
  [[223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07, 2],
  [[871, 26175, 55983, 26678, 821], 0, 2, -4.98, 2],
  [[10, 20, 40, 20, 10], 0, 5, -0.034506850952, 9],
  [[2, 8, 20, 30, 40], 0, 20, 5.075977753709, 9],
  [[0, 0, 3, 5, 12], -5, 15, 1.134691718982, 9],
  [[30, 20, 10, 4, 1], 0, 10, -1.798198649065, 9],
  [[120, 40, 10, 0, 0], 0, 10, -4.963391403752, 9],
])('%j between %d and %d Elo', (counts, elo0, elo1, ratio, digits) => {
  const rivals = { lower: shareAt(elo0), higher: shareAt(elo1) };
  expect(logLikelihoodRatio(counts, rivals)).toBeCloseTo(ratio, digits);
});

test('nothing played decides nothing', () => {
  expect(sequentialTest([0, 0, 0, 0, 0], { lower: 0.5, higher: 0.53 }).accepted).toBeNull();
});

/** 200 tests of 50 against 53 percent: how many accept the higher share, and the median of their pairs. */
function tested(share: number): { readonly higher: number; readonly median: number } {
  let higher = 0;
  const lengths: number[] = [];
  for (let run = 0; run < 200; run += 1)
    watch(playPairs(share, run), [25, 10_000], (counts, pairs) => {
      const { accepted } = sequentialTest(counts, { lower: 0.5, higher: 0.53 });
      if (accepted === 'higher') higher += 1;
      if (accepted !== null) lengths.push(pairs);
      return accepted !== null;
    });
  expect(lengths).toHaveLength(200);
  return { higher, median: lengths.toSorted((a, b) => a - b)[100]! };
}

test('about 5 of 100 tests accept the wrong share, after some 600 pairs', () => {
  const [even, better] = [tested(0.5), tested(0.53)];
  expect(even.higher / 200).toBeLessThan(0.09);
  expect(better.higher / 200).toBeGreaterThan(0.91);
  for (const { median } of [even, better]) {
    expect(median).toBeGreaterThan(450);
    expect(median).toBeLessThan(750);
  }
});
