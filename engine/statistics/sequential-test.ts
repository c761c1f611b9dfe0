/**
 * Which of two shares is the true one: the generalised sequential probability ratio test on pairs, as
 * Fishtest plays it (Van den Bergh, "Generalized maximum likelihood ratio for the expectation value of a
 * distribution", support_MLE_multinomial). For two shares that were named beforehand.
 */
import type { PairCounts } from './pairs.ts';

/** The two shares between which the test decides, the lower one first; both between 0 and 1. */
export interface Rivals {
  readonly lower: number;
  readonly higher: number;
}

export interface SequentialTest {
  /** How much likelier the higher share has become, as a logarithm. */
  readonly ratio: number;
  /** The logarithm at which the higher share is accepted, and below zero the lower one. */
  readonly bound: number;
  readonly accepted: 'lower' | 'higher' | null;
}

/** How often the test may accept the wrong one of the two. */
const WRONG = 0.05;

const BOUND = Math.log((1 - WRONG) / WRONG);

export function sequentialTest(counts: PairCounts, rivals: Rivals): SequentialTest {
  const ratio = logLikelihoodRatio(counts, rivals);
  const accepted = ratio >= BOUND ? 'higher' : ratio <= -BOUND ? 'lower' : null;
  return { ratio, bound: BOUND, accepted };
}

/** Counts for what did not happen yet, so that every share remains possible. */
const HARDLY = 1e-3;

/** Of the likeliest distributions of pairs that have the higher and the lower share as their mean. */
export function logLikelihoodRatio(counts: PairCounts, { lower, higher }: Rivals): number {
  const seen = counts.map((count, halfPoints) => ({
    count: count === 0 ? HARDLY : count,
    share: halfPoints / 4,
  }));
  const [low, high] = [likeliest(seen, lower), likeliest(seen, higher)];
  // p = seen / (1 + x (share - mean)): what was seen is the same on both sides.
  return seen.reduce(
    (sum, { count }, index) => sum + count * Math.log(low[index]! / high[index]!),
    0,
  );
}

interface Seen {
  readonly count: number;
  readonly share: number;
}

/** By what each frequency that was seen is divided to make the mean `mean`. */
function likeliest(seen: readonly Seen[], mean: number): number[] {
  const all = seen.reduce((sum, { count }) => sum + count, 0);
  const slope = (x: number): number =>
    seen.reduce((sum, { count, share }) => {
      const off = share - mean;
      return sum + ((count / all) * off) / (1 + x * off);
    }, 0);
  // Falls from infinity to minus infinity between the poles of the outermost shares.
  let [left, right] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < 200 && right - left > Number.EPSILON; step += 1) {
    const middle = (left + right) / 2;
    if (slope(middle) > 0) left = middle;
    else right = middle;
  }
  const x = (left + right) / 2;
  return seen.map(({ share }) => 1 + x * (share - mean));
}
