import { expect, test } from 'vitest';
import {
  bothTails,
  falseDiscoveryRates,
  pValueOf,
} from '../../../engine/statistics/false-discoveries.ts';
import { sumPairs } from '../../../engine/statistics/pairs.ts';
import { playPairs } from './played-pairs.ts';

/** scipy.stats.norm.sf, twice. */
test.each([
  [0, 1],
  [0.5, 0.6170750774519738],
  [1, 0.31731050786291415],
  [1.96, 0.04999579029644087],
  [2.9, 0.003731626600768075],
  [3, 0.0026997960632601866],
  [3.1, 0.0019352064264367126],
  [5, 5.733031437583866e-7],
  [10, 1.523970604832094e-23],
])('beyond %d deviations: %d', (z, chance) => {
  expect(bothTails(z) / chance).toBeCloseTo(1, 10);
});

/** scipy.stats.false_discovery_control(method="bh"), as p.adjust(method = "BH") in R. */
test('rates are those of Benjamini and Hochberg', () => {
  const rates = falseDiscoveryRates([0.01, 0.02, 0.03, 0.04, 0.05, 0.2, 0.9, 0.001, 0.04]);
  const published = [0.045, 0.06, 0.06, 0.06, 0.0642857142857143, 0.225, 0.9, 0.009, 0.06];
  published.forEach((rate, index) => expect(rates[index]).toBeCloseTo(rate, 12));
  expect(falseDiscoveryRates([])).toEqual([]);
});

test('the same version twice is nothing, and a difference without any chance is certain', () => {
  expect(pValueOf({ pairs: 100, sum: 0, squares: 0 })).toBe(1);
  expect(pValueOf({ pairs: 100, sum: 100, squares: 100 })).toBe(0);
  expect(pValueOf(sumPairs([25, 0, 50, 0, 25]), 0.5)).toBe(1);
});

/** 40 figures of which 30 do nothing and 10 are worth 6 points, judged in 60 reports. */
test('of all that is called found at a rate of 0.1, about a tenth does nothing', () => {
  let found = 0;
  let wrong = 0;
  for (let report = 0; report < 60; report += 1) {
    const pValues = Array.from({ length: 40 }, (_, figure) => {
      const next = playPairs(figure < 30 ? 0.5 : 0.56, report, figure);
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let pair = 0; pair < 500; pair += 1) counts[next() as 0] += 1;
      return pValueOf(sumPairs(counts), 0.5);
    });
    falseDiscoveryRates(pValues).forEach((rate, figure) => {
      if (rate > 0.1) return;
      found += 1;
      if (figure < 30) wrong += 1;
    });
  }
  expect(found).toBeGreaterThan(500);
  expect(wrong / found).toBeLessThan(0.1);
  expect(wrong / found).toBeGreaterThan(0.03);
});
