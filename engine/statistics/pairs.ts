/**
 * The unit of counting is the pair: two games on one seed, the decks in both seats. Results of a pair are
 * counted as integers, so that shards add up to the same numbers in any order.
 */

/** Pairs by the points that the first deck got in their two games: 0, ½, 1, 1½, 2 (the pentanomial). */
export type PairCounts = readonly [number, number, number, number, number];

/** Half points in a pair: 4 for two won games. */
const WHOLE = 4;

/** Integer sums over what each pair gave: half points, or the half points by which two versions differ. */
export interface PairSums {
  readonly pairs: number;
  readonly sum: number;
  readonly squares: number;
}

export function sumPairs(counts: PairCounts): PairSums {
  let pairs = 0;
  let sum = 0;
  let squares = 0;
  counts.forEach((count, halfPoints) => {
    pairs += count;
    sum += count * halfPoints;
    squares += count * halfPoints * halfPoints;
  });
  return { pairs, sum, squares };
}

/** The share of all points, or the difference of two shares. Presumes at least one pair. */
export function pairShare({ pairs, sum }: PairSums): number {
  return sum / pairs / WHOLE;
}

/** Squares that two pairs beyond those counted would add, each a game better or worse than the mean. */
const BEYOND = { pairs: 2, squares: 8 };

/**
 * How far the shares of single pairs lie apart, as a standard deviation. Two pairs that nobody played are
 * part of it: as long as all pairs end alike, nothing is known of those that would not.
 */
export function pairDeviation({ pairs, sum, squares }: PairSums): number {
  // A whole number over `pairs`: no digits cancel.
  const spread = (squares * pairs - sum * sum) / pairs;
  return Math.sqrt((spread + BEYOND.squares) / (pairs + BEYOND.pairs)) / WHOLE;
}
