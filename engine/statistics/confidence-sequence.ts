/**
 * A confidence sequence: intervals that hold the truth after every pair at once, so that whoever looks
 * again and again, and stops when they like, is wrong no more often than stated. Normal mixture (Robbins
 * 1970), with the deviation estimated (Waudby-Smith and others, Time-uniform central limit theory, 2024).
 */
import { pairDeviation, pairShare, type PairSums } from './pairs.ts';
import type { Interval } from './wilson.ts';

/** In 5 of 100 sequences the truth is ever outside. */
const ALPHA = 0.05;

/** The number of pairs at which the intervals are narrowest, for what this form allows. */
const TUNED_TO = 600;

/** The variance of the mixture that is best at `TUNED_TO`. */
const MIXTURE = (-2 * Math.log(ALPHA) + Math.log(1 - 2 * Math.log(ALPHA))) / TUNED_TO;

/** The deviation of fewer pairs is not known well enough. */
export const FEWEST_PAIRS = 50;

/** Of a share, or of a difference of shares; presumes at least one pair. Before `FEWEST_PAIRS` it counts for nothing. */
export function confidenceSequence(sums: PairSums): Interval {
  const share = pairShare(sums);
  const half = halfWidth(pairDeviation(sums), sums.pairs);
  return { share, low: share - half, high: share + half };
}

function halfWidth(deviation: number, pairs: number): number {
  const grown = pairs * MIXTURE + 1;
  return deviation * Math.sqrt((grown / (pairs * pairs * MIXTURE)) * Math.log(grown / ALPHA ** 2));
}

/** More pairs than anybody plays. */
const NEVER = 1_000_000_000;

/**
 * How many pairs, of which single ones deviate by `deviation`, make half the interval no wider than
 * `distance`; null when no number that can be played does.
 */
export function pairsForHalfWidth(deviation: number, distance: number): number | null {
  if (!(halfWidth(deviation, NEVER) <= distance)) return null;
  let [few, enough] = [0, NEVER];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (halfWidth(deviation, middle) <= distance) enough = middle;
    else few = middle;
  }
  return Math.max(FEWEST_PAIRS, enough);
}
