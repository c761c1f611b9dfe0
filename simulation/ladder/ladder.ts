/**
 * A ladder of bots, by the model of Bradley and Terry: each bot has a strength, each deck one of its own, and
 * the difference of both sides says how likely a win is. So a bot that played the better decks is not the
 * better bot. Unit is the pair of games; what pairs on one seed share is part of the intervals.
 */
import { pairDeviation, type PairSums } from '../../engine/index.ts';
import { playersOf } from '../plan.ts';
import type { SimulationResult } from '../result.ts';
import { pairSumsOf } from '../statistics.ts';
import { inverseOf, times, type Matrix } from './matrix.ts';

/** In Elo, with its 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export interface Rung extends Rating {
  readonly bot: string;
  /** Against other bots. */
  readonly games: number;
  /** How far it is above the next one below; null for the lowest. */
  readonly above: Rating | null;
}

const ELO = 400 / Math.LN10;
const Z = 1.959963984540054;

/**
 * What is believed before any game, as a precision: strengths lie within some 1,600 Elo. It weighs less than
 * a pair of games, and decides only where games do not tell bots from their decks.
 */
const BEFOREHAND = 1 / (800 / ELO) ** 2;

/** Steps of Newton's method, far more than it needs. */
const STEPS = 200;

/** How far a strength moves in one step: where results contradict each other, whole steps may lead away. */
const STRIDE = 1;

/** A drawn pair that nobody played: as long as one side wins everything, nothing is known of how it would lose. */
function withDrawn({ pairs, sum, squares }: PairSums): PairSums {
  return { pairs: pairs + 1, sum: sum + 2, squares: squares + 4 };
}

interface Observed {
  /** How often each strength counts for the first side: 1, -1 or 0. */
  readonly x: readonly number[];
  /** Pairs of games that were played. */
  readonly played: number;
  /** With one more, drawn. */
  readonly sums: PairSums;
}

/** The strongest first; their mean is 0 Elo. Empty where fewer than two bots played each other, or not by twos. */
export function ladderOf({ plan, pairings }: Pick<SimulationResult, 'plan' | 'pairings'>): Rung[] {
  if (playersOf(plan) > 2) return [];
  const bots = botsThatMet(plan, pairings);
  const { observed, size } = observedIn(plan, pairings, bots);
  const games = bots.map((_, index) =>
    observed.reduce((sum, { x, played }) => sum + (x[index] === 0 ? 0 : 2 * played), 0),
  );
  if (bots.length < 2) return [];
  const { strengths, covariance } = fitted(observed, size);
  const rating = (weights: readonly number[]): Rating => {
    const elo = ELO * dot(weights, strengths);
    const half = ELO * Z * Math.sqrt(dot(weights, times(covariance, weights)));
    return { elo, low: elo - half, high: elo + half };
  };
  const one = (index: number): number[] =>
    Array.from({ length: size }, (_, at) => Number(at === index));
  const mean = Array.from({ length: size }, (_, at) => (at < bots.length ? 1 / bots.length : 0));
  const order = bots.map((_, index) => index).toSorted((a, b) => strengths[b]! - strengths[a]!);
  return order.map((index, rank): Rung => {
    const below = order[rank + 1];
    return {
      bot: bots[index]!,
      games: games[index]!,
      ...rating(less(one(index), mean)),
      above: below === undefined ? null : rating(less(one(index), one(below))),
    };
  });
}

/** Bots that played another one; of those that did not, nothing is known. */
function botsThatMet(
  { entrants, pairings: planned }: SimulationResult['plan'],
  pairings: SimulationResult['pairings'],
): string[] {
  const met = planned.flatMap((pair, place) => {
    const [first, second] = pair.map((entrant) => entrants[entrant]!.bot);
    const isMeeting = first !== second && pairSumsOf(pairings[place]!).pairs > 0;
    return isMeeting ? [first!, second!] : [];
  });
  const known = new Set(met);
  return [...new Set(entrants.map(({ bot }) => bot))].filter((bot) => known.has(bot));
}

/** Each pairing as a difference of strengths: those of the bots come first, then those of the decks. */
function observedIn(
  { entrants, pairings: planned }: SimulationResult['plan'],
  pairings: SimulationResult['pairings'],
  bots: readonly string[],
): { readonly observed: readonly Observed[]; readonly size: number } {
  const decks = [...new Set(entrants.map(({ deck }) => deck?.id ?? ''))];
  const size = bots.length + decks.length;
  const observed = planned.flatMap(([first, second], place): Observed[] => {
    const sums = pairSumsOf(pairings[place]!);
    if (first === second || sums.pairs === 0) return [];
    const x = Array.from({ length: size }, () => 0);
    const add = (entrant: number, sign: number): void => {
      const { bot, deck } = entrants[entrant]!;
      // One that met no other cancels itself out.
      if (bots.includes(bot)) x[bots.indexOf(bot)]! += sign;
      x[bots.length + decks.indexOf(deck?.id ?? '')]! += sign;
    };
    add(first, 1);
    add(second, -1);
    return [{ x, played: sums.pairs, sums: withDrawn(sums) }];
  });
  return { observed, size };
}

/** Most likely strengths, and how they vary: between pairs as they were counted, not as the model has it. */
function fitted(
  observed: readonly Observed[],
  size: number,
): { readonly strengths: readonly number[]; readonly covariance: Matrix } {
  let strengths = Array.from({ length: size }, () => 0);
  let bread: Matrix = [];
  for (let step = 0; step < STEPS; step += 1) {
    const { slope, curve } = derivatives(observed, strengths);
    bread = inverseOf(curve);
    const change = times(bread, slope);
    const most = Math.max(...change.map(Math.abs));
    const part = Math.min(1, STRIDE / most);
    strengths = strengths.map((strength, at) => strength + part * change[at]!);
    if (most < 1e-9) break;
  }
  const noise = sumOf(observed, size, ({ sums }) => sums.pairs * pairDeviation(sums) ** 2);
  const covariance = bread.map((row) => times(bread, times(noise, row)));
  return { strengths, covariance };
}

function derivatives(
  observed: readonly Observed[],
  strengths: readonly number[],
): { readonly slope: readonly number[]; readonly curve: Matrix } {
  const expected = ({ x }: Observed): number => 1 / (1 + Math.exp(-dot(x, strengths)));
  const slope = strengths.map((strength, at) =>
    observed.reduce(
      (sum, one) => sum + one.x[at]! * (one.sums.sum / 4 - one.sums.pairs * expected(one)),
      -BEFOREHAND * strength,
    ),
  );
  const curve = sumOf(observed, strengths.length, (one) => {
    const p = expected(one);
    return one.sums.pairs * p * (1 - p);
  });
  return {
    slope,
    curve: curve.map((row, y) => row.map((value, x) => value + (x === y ? BEFOREHAND : 0))),
  };
}

/** Σ weight · x xᵀ */
function sumOf(
  observed: readonly Observed[],
  size: number,
  weight: (one: Observed) => number,
): Matrix {
  const sum = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const one of observed) {
    const own = weight(one);
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) sum[y]![x]! += own * one.x[y]! * one.x[x]!;
  }
  return sum;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

function less(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => value - other[at]!);
}
