/** What counts say: shares with their intervals. Nothing here is kept, and all of it follows from counts. */
import { wilson, type Interval, type PairSums } from '../engine/index.ts';
import { endings, type Ending, type Histogram, type PairingCounts, type Tally } from './result.ts';

/** What a game is worth by how it ended, in the order of `endings`: an unfinished one is a draw. */
const POINTS = [1, 1 / 2, 0, 1 / 2] as const;

/** 95 of 100 intervals of this number of standard errors to either side hold the true value. */
const Z = 1.959963984540054;

/** A mean over pairs of games, with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How the games of the first entrant ended where it was listed first, or second. */
function tallyWhere(listed: 'first' | 'second', { pairs }: Pick<PairingCounts, 'pairs'>): Tally {
  const count = (ending: number): number =>
    listed === 'first'
      ? pairs[ending]!.reduce((sum, one) => sum + one, 0)
      : pairs.reduce((sum, row) => sum + row[ending]!, 0);
  const [won, drawn, lost, unfinished] = [count(0), count(1), count(2), count(3)];
  return { won, drawn, lost, unfinished };
}

/** All games of the first entrant. */
export function tallyOf(pairing: Pick<PairingCounts, 'pairs'>): Tally {
  const [one, other] = [tallyWhere('first', pairing), tallyWhere('second', pairing)];
  const both = endings.map((ending) => [ending, one[ending] + other[ending]] as const);
  return Object.fromEntries(both) as Record<Ending, number>;
}

/** The share of all games that the first entrant wins, draws counting as a half; null before any game. */
export function winShare(pairing: Pick<PairingCounts, 'pairs'>): Interval | null {
  return shareOf(tallyOf(pairing));
}

/** The share that these games are worth, draws counting as a half; null where there are none. */
export function shareOf({ won, drawn, lost, unfinished }: Tally): Interval | null {
  const games = won + drawn + lost + unfinished;
  return games === 0 ? null : wilson(won + (drawn + unfinished) / 2, games);
}

/** The half points of pairs, as `confidenceSequence` and `judgeShare` want them. */
export function pairSumsOf({ pairs }: Pick<PairingCounts, 'pairs'>): PairSums {
  let [count, sum, squares] = [0, 0, 0];
  for (const [row, counts] of pairs.entries()) {
    for (const [column, times] of counts.entries()) {
      const halves = 2 * (POINTS[row]! + POINTS[column]!);
      count += times;
      sum += times * halves;
      squares += times * halves * halves;
    }
  }
  return { pairs: count, sum, squares };
}

/** As of one, where each pair of them is of one sort. */
export function sumUp(all: readonly PairSums[]): PairSums {
  return all.reduce(
    (one, other) => ({
      pairs: one.pairs + other.pairs,
      sum: one.sum + other.sum,
      squares: one.squares + other.squares,
    }),
    { pairs: 0, sum: 0, squares: 0 },
  );
}

/** The same by pairs: narrower where what helps one seat hurts the other. Null before the second pair. */
export function pairedShare(pairing: Pick<PairingCounts, 'pairs'>): Estimate | null {
  return meanOver(pairing, (one, other) => (one + other) / 2);
}

/**
 * The share of games of two that whoever decides first wins. Decks do not enter into it: each begins in one
 * game of a pair, or the rules say which of them does. Null before any game.
 */
export function beginnerShare({ began }: Pick<PairingCounts, 'began'>): Interval | null {
  const sum = endings.map((ending) => {
    return [ending, began.reduce((total, tally) => total + tally[ending], 0)] as const;
  });
  return shareOf(Object.fromEntries(sum) as Record<Ending, number>);
}

/**
 * Which part of the differences between games is decided by how the cards are dealt: the correlation
 * of the two games of a pair, from the eyes of whoever is listed first. It means something in mirrors only, where both
 * games of a pair deal the same cards to the same seats. Null where all games end alike.
 */
export function luckOfTheDeal(pairing: Pick<PairingCounts, 'pairs'>): number | null {
  const one = moments(pairing, (first) => first);
  const other = moments(pairing, (_, second) => 1 - second);
  const sum = moments(pairing, (first, second) => first + 1 - second);
  const spread = Math.sqrt(one.variance * other.variance);
  return spread === 0 ? null : (sum.variance - one.variance - other.variance) / (2 * spread);
}

/** Mean and variance over pairs of what a pair is worth: it is given the points of both games. */
function moments(
  { pairs }: Pick<PairingCounts, 'pairs'>,
  worth: (first: number, second: number) => number,
): { readonly count: number; readonly mean: number; readonly variance: number } {
  let [count, sum, squares] = [0, 0, 0];
  for (const [row, counts] of pairs.entries()) {
    for (const [column, times] of counts.entries()) {
      const value = worth(POINTS[row]!, POINTS[column]!);
      count += times;
      sum += times * value;
      squares += times * value * value;
    }
  }
  const mean = count === 0 ? 0 : sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1));
  return { count, mean, variance };
}

function meanOver(
  pairing: Pick<PairingCounts, 'pairs'>,
  worth: (first: number, second: number) => number,
): Estimate | null {
  const { count, mean, variance } = moments(pairing, worth);
  if (count < 2) return null;
  const half = Z * Math.sqrt(variance / count);
  return { value: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** The values of a histogram, ascending, with how often each occurred. */
function valuesOf(histogram: Histogram): [value: number, times: number][] {
  return Object.entries(histogram)
    .map(([value, times]): [number, number] => [Number(value), times])
    .toSorted(([a], [b]) => a - b);
}

export function totalOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, times) => sum + times, 0);
}

export function meanOf(histogram: Histogram): number {
  const sum = valuesOf(histogram).reduce((sum, [value, times]) => sum + value * times, 0);
  return sum / totalOf(histogram);
}

/** The least value that this share (0 to 1) of all do not exceed; NaN where there is none. */
export function quantileOf(histogram: Histogram, share: number): number {
  const wanted = share * totalOf(histogram);
  let seen = 0;
  for (const [value, times] of valuesOf(histogram)) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return NaN;
}
