/** Many figures looked at together: which of their effects may be called found (Benjamini and Hochberg 1995). */
import { pairShare, type PairSums } from './pairs.ts';

/**
 * For each p-value the lowest rate of false discoveries at which it counts as found, in the same order
 * (`p.adjust(p, "BH")` in R). Valid for independent figures and for those that fall together, as figures
 * on shared seeds do.
 */
export function falseDiscoveryRates(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).toSorted((a, b) => pValues[b]! - pValues[a]!);
  const rates: number[] = pValues.map(() => 1);
  let least = 1;
  order.forEach((index, fromLast) => {
    const rank = pValues.length - fromLast;
    least = Math.min(least, (pValues[index]! * pValues.length) / rank);
    rates[index] = least;
  });
  return rates;
}

/**
 * How likely sums at least as far from `expected` are by chance, for a number of pairs fixed beforehand.
 * 1 where all pairs gave what is expected: the same version twice.
 */
export function pValueOf(sums: PairSums, expected = 0): number {
  const off = Math.abs(pairShare(sums) - expected);
  if (off === 0 || sums.pairs < 2) return 1;
  const spread = (sums.squares * sums.pairs - sums.sum * sums.sum) / sums.pairs / (sums.pairs - 1);
  const error = Math.sqrt(spread / sums.pairs) / 4;
  return error === 0 ? 0 : bothTails(off / error);
}

/** The chance that a standard normal is farther from 0 than `z`, which is 0 or more. */
export function bothTails(z: number): number {
  return z < 3 ? 1 - central(z) : tail(z);
}

const DENSITY = Math.sqrt(2 / Math.PI);

/** The series of Marsaglia (2004): z + z³/3 + z⁵/15 + … */
function central(z: number): number {
  let sum = z;
  let term = z;
  for (let odd = 3; term > 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return DENSITY * Math.exp((-z * z) / 2) * sum;
}

/** Laplace's continued fraction: quick where the series loses its digits. */
function tail(z: number): number {
  let fraction = z;
  for (let step = 100; step >= 1; step -= 1) fraction = z + step / fraction;
  return (DENSITY * Math.exp((-z * z) / 2)) / fraction;
}
