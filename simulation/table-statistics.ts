/** What counts say of games of more than two: whose share is how large, beside the one that is fair. */
import { wilson, type Interval, type PairSums } from '../engine/index.ts';
import { entrantsIn, isMirror, playersOf, type Plan } from './plan.ts';
import {
  endings,
  type EntrantCounts,
  type PairingCounts,
  type SeatCounts,
  type Tally,
} from './result.ts';
import { sumUp } from './statistics.ts';
import { unitOf } from './seating.ts';

/** A run of more than two players. */
type Run = { readonly plan: Plan; readonly pairings: readonly PairingCounts[] };

/** What somebody got: by how games ended, and what they were worth. */
export interface Share {
  readonly tally: Tally;
  /** A game counts for each seat in it. */
  readonly games: number;
  /** Null before any game. */
  readonly interval: Interval | null;
}

export interface SeatedShare extends Share {
  /** By seat. */
  readonly seats: readonly Share[];
}

export interface EntrantShare extends SeatedShare {
  readonly entrant: number;
  /** The points of its rounds as half points of pairs: for `confidenceSequence` and `judgeShare`. */
  readonly sums: PairSums;
}

/** Each entrant over all of its games with others: with itself alone it wins what is fair, however it plays. */
export function entrantShares(run: Run): EntrantShare[] {
  const { pairings } = run.plan;
  return sharesIn(
    run,
    pairings.flatMap((pairing, place) => (isMirror(pairing) ? [] : [place])),
  );
}

/** Of one pairing. */
export function tableShares(run: Run, pairing: number): EntrantShare[] {
  return sharesIn(run, [pairing]);
}

function sharesIn({ plan, pairings }: Run, meant: readonly number[]): EntrantShare[] {
  return plan.entrants.flatMap((_, entrant): EntrantShare[] => {
    const counts = meant.flatMap((at) => {
      const place = entrantsIn(plan.pairings[at]!).indexOf(entrant);
      return pairings[at]!.entrants?.[place] ?? [];
    });
    if (counts.length === 0) return [];
    return [{ entrant, ...shareOfRounds(counts), sums: sumUp(counts.map(entrantSums)) }];
  });
}

/** What each seat is worth, whoever sits there: everybody does equally often. */
export function seatShares({ plan, pairings }: Run): Share[] {
  const players = playersOf(plan);
  const all = pairings.flatMap(({ entrants = [] }) => entrants);
  return Array.from({ length: players }, (_, seat) =>
    shareOf(
      all.map(({ seats }) => seats[seat]!),
      players,
    ),
  );
}

/**
 * What everybody would get if all were alike: one part of as many as there are players, more where several
 * win together.
 */
export function fairShare({ plan, pairings }: Run): number {
  const players = playersOf(plan);
  const seats = pairings.flatMap(({ entrants = [] }) => entrants.flatMap((one) => one.seats));
  return shareOf(seats, players).interval?.share ?? 1 / players;
}

/** The points of rounds as half points of pairs: for `confidenceSequence` and `judgeShare`. */
export function entrantSums({ seats, rounds, squares }: EntrantCounts): PairSums {
  const whole = gamesOfAll(seats) * unitOf(seats.length);
  const scale = rounds === 0 ? 0 : (WHOLE * rounds) / whole;
  return { pairs: rounds, sum: pointsOf(seats) * scale, squares: squares * scale * scale };
}

/** Half points of a pair, all won. */
const WHOLE = 4;

/** Null before any game. */
export function intervalOf(counts: EntrantCounts): Interval | null {
  return shareOfRounds([counts]).interval;
}

/** All of games of as many players. */
function shareOfRounds(all: readonly EntrantCounts[]): SeatedShare {
  const players = all[0]!.seats.length;
  const whole = shareOf(
    all.flatMap(({ seats }) => seats),
    players,
  );
  const seats = all[0]!.seats.map((_, seat) =>
    shareOf(
      all.map((one) => one.seats[seat]!),
      players,
    ),
  );
  const { interval, games } = whole;
  if (interval === null) return { ...whole, seats };
  const { share } = interval;
  const worth = games / Math.max(1, designEffect(all, share, games));
  return { ...whole, interval: wilson(share * worth, worth), seats };
}

/** How much more rounds vary than if their games had nothing to do with each other (Kish). */
function designEffect(all: readonly EntrantCounts[], share: number, games: number): number {
  if (share === 0 || share === 1) return 1;
  const unit = unitOf(all[0]!.seats.length);
  const spread = all.reduce((sum, { seats, rounds, squares }) => {
    if (rounds === 0) return sum;
    const expected = (share * unit * gamesOfAll(seats)) / rounds;
    return sum + squares - 2 * expected * pointsOf(seats) + rounds * expected ** 2;
  }, 0);
  return spread / (unit ** 2 * games * share * (1 - share));
}

function shareOf(seats: readonly SeatCounts[], players: number): Share {
  const tally = Object.fromEntries(
    endings.map((ending) => [ending, seats.reduce((sum, seat) => sum + seat[ending], 0)]),
  ) as Record<(typeof endings)[number], number>;
  const games = gamesOf(tally);
  const interval = games === 0 ? null : wilson(pointsOf(seats) / unitOf(players), games);
  return { tally, games, interval };
}

function gamesOfAll(seats: readonly SeatCounts[]): number {
  return seats.reduce((sum, seat) => sum + gamesOf(seat), 0);
}

function gamesOf({ won, drawn, lost, unfinished }: Tally): number {
  return won + drawn + lost + unfinished;
}

function pointsOf(seats: readonly SeatCounts[]): number {
  return seats.reduce((sum, { points }) => sum + points, 0);
}
