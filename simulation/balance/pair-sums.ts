/** Sums over the pairs of a pairing, in half points: what a confidence sequence is made of. */
import { endings, type PairingCounts } from '../result.ts';
import type { PairSums } from '../../engine/index.ts';

/** What a game is worth to whom it ended so, in half points; an unfinished one is a draw. */
const HALVES = { won: 2, drawn: 1, lost: 0, unfinished: 1 } as const;

type Pairs = Pick<PairingCounts, 'pairs'>;

/** Points of the first entrant. */
export function pointSums(counts: Pairs): PairSums {
  return sums(counts, (asP1, asP2) => HALVES[asP1] + HALVES[asP2]);
}

/** Points of whoever was P1. */
export function firstSeatSums(counts: Pairs): PairSums {
  return sums(counts, (asP1, asP2) => HALVES[asP1] + 2 - HALVES[asP2]);
}

/** A game that is not over counts whole. */
export function unfinishedSums(counts: Pairs): PairSums {
  return sums(
    counts,
    (asP1, asP2) => 2 * [asP1, asP2].filter((one) => one === 'unfinished').length,
  );
}

/**
 * Games of more than `decisions`. Which two games are a pair is not counted with their lengths; both of a
 * pair being long is the case with the widest interval, so that is taken.
 */
export function longerSums(
  { pairs, lengths }: Pick<PairingCounts, 'pairs' | 'lengths'>,
  decisions: number,
): PairSums {
  const longer = Object.entries(lengths).reduce(
    (sum, [length, games]) => sum + (Number(length) > decisions ? games : 0),
    0,
  );
  const played = pairs.flat().reduce((sum, count) => sum + count, 0);
  return { pairs: played, sum: 2 * longer, squares: 8 * longer };
}

type Name = (typeof endings)[number];

function sums({ pairs }: Pairs, worth: (asP1: Name, asP2: Name) => number): PairSums {
  let [played, sum, squares] = [0, 0, 0];
  for (const [row, asP1] of endings.entries()) {
    for (const [column, asP2] of endings.entries()) {
      const times = pairs[row]![column]!;
      const value = worth(asP1, asP2);
      played += times;
      sum += times * value;
      squares += times * value * value;
    }
  }
  return { pairs: played, sum, squares };
}
