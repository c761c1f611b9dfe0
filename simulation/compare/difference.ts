/** What joint tables say: by how much a share differs, how sure that is, and how many games would tell. */
import { bothTails, pairDeviation, pairShare, type PairSums } from '../../engine/index.ts';
import type { ArmEntrant, JointTable } from './counts.ts';

/** Half points of two won games. */
const WHOLE = 4;

/** 95 of 100 intervals of this number of standard errors to either side hold the true value. */
const Z = 1.959963984540054;

export interface Difference {
  /** Seeds: on each, the same pairs of games were played before and after. */
  readonly pairs: number;
  /** Shares. */
  readonly before: number;
  readonly after: number;
  /** `after` less `before`, with its paired 95 % interval. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How likely one at least as large is by chance. */
  readonly chance: number;
  /** The correlation of pairs on one seed; null where all ended alike. */
  readonly correlation: number | null;
  /** Pairs in all after which a difference of this size would be seen; null where there is none to see. */
  readonly needed: number | null;
}

/** Null where nothing was played. */
export function differenceOf(table: JointTable): Difference | null {
  const { pairs, was, is, gain } = momentsOf(table);
  if (pairs === 0) return null;
  const sums = { pairs, sum: gain.sum, squares: gain.squares };
  const spread = Math.sqrt(was.spread * is.spread);
  const shared = (was.spread + is.spread - gain.spread) / 2;
  return {
    pairs,
    before: was.sum / pairs / WHOLE,
    after: is.sum / pairs / WHOLE,
    ...judged(sums, 1),
    correlation: spread === 0 ? null : shared / spread,
  };
}

/** The same for an entrant over all its pairings. */
export function gainOf({ sums, pairings, before }: ArmEntrant): Difference | null {
  if (sums.pairs === 0) return null;
  const share = before / sums.pairs / pairings / WHOLE;
  const found = judged(sums, pairings);
  return {
    pairs: sums.pairs,
    before: share,
    after: share + found.value,
    ...found,
    correlation: null,
  };
}

/** Like shares of single versions: pairs that nobody played are part of the deviation (`pairDeviation`). */
function judged(
  sums: PairSums,
  pairings: number,
): Pick<Difference, 'value' | 'low' | 'high' | 'chance' | 'needed'> {
  const value = pairShare(sums) / pairings;
  const error = pairDeviation(sums) / pairings / Math.sqrt(sums.pairs);
  const half = Z * error;
  return {
    value,
    low: value - half,
    high: value + half,
    chance: bothTails(Math.abs(value) / error),
    needed: value === 0 ? null : Math.ceil(sums.pairs * (half / value) ** 2),
  };
}

/** How many pairs make a difference of this size as unlikely by chance as that; null where there is none. */
export function pairsNeeded(
  { pairs, value, low, high }: Difference,
  chance: number,
): number | null {
  if (value === 0) return null;
  const error = (high - low) / 2 / Z;
  let [near, far] = [0, 40];
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2;
    if (bothTails(middle) > chance) near = middle;
    else far = middle;
  }
  return Math.ceil(pairs * ((far * error) / value) ** 2);
}

interface Moments {
  readonly sum: number;
  readonly squares: number;
  /** Sum of squared distances from the mean. */
  readonly spread: number;
}

function momentsOf(table: JointTable): {
  readonly pairs: number;
  readonly was: Moments;
  readonly is: Moments;
  readonly gain: Moments;
} {
  const cells = table.flatMap((row, was) => row.map((times, is) => ({ was, is, times })));
  const pairs = cells.reduce((sum, { times }) => sum + times, 0);
  const over = (worth: (cell: (typeof cells)[number]) => number): Moments => {
    let [sum, squares] = [0, 0];
    for (const cell of cells) {
      sum += cell.times * worth(cell);
      squares += cell.times * worth(cell) ** 2;
    }
    return { sum, squares, spread: pairs === 0 ? 0 : squares - (sum * sum) / pairs };
  };
  return {
    pairs,
    was: over(({ was }) => was),
    is: over(({ is }) => is),
    gain: over(({ was, is }) => is - was),
  };
}

/** What may be said of a difference: `unseen` is not "none". */
export type Verdict = 'more' | 'less' | 'unseen';

export function verdictOf({ low, high }: Pick<Difference, 'low' | 'high'>): Verdict {
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'unseen';
}
