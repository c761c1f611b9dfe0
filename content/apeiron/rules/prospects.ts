/**
 * What a placement promises before anybody sees where the enemy is (5.3), for bots: what units could hit,
 * and what could hit them, wherever on their home squares the enemies are.
 */
import { stepsBetween, type CardType, type Seat, type Square } from 'cardwright/engine';
import type { State } from './config.ts';
import { fields, grid } from './field.ts';
import { quarterIn, squareIn, towardsEnemy, typeIn } from './placement.ts';
import { placing, units } from './state.ts';

/** What counts, in points of H. */
export const UNIT = 3;
export const POWER = 0.3;
export const THREAT = 0.35;

/** To face the enemy: who is hit from behind loses more (APE-5.11.1). */
const FACING = 0.1;

/** What is left of a threat by how many squares are missing to its range: three quarters of it for each. */
export const FADING = Array.from({ length: 20 }, (_, gap) => 3 ** gap / 4 ** gap);

/** In points of H, all units that the seat has placed so far. */
export function prospectOf(state: State, seat: Seat): number {
  const { catalogue, options } = state.config;
  const { h, p } = catalogue;
  const items = placing.of(state, seat);
  if (items === null) return 0;
  let sum = 0;
  for (const item of items) {
    const type = typeIn(item);
    sum += UNIT + h[type]! + POWER * p[type]!;
    sum += THREAT * p[type]! * reachOf(catalogue, type, squareIn(item), 1 - seat).best;
    if (quarterIn(item) === towardsEnemy(seat)) sum += FACING;
  }
  const enemies = units.typesIn(state, 1 - seat, types);
  let dread = 0;
  for (let i = 0; i < enemies; i += 1)
    dread += p[types[i]!]! * meanOfBest(catalogue, types[i]!, items, 1 - seat);
  return enemies === 0 ? sum : sum - (THREAT * dread * options.fieldUnits) / enemies;
}

/** Reused, so that looking makes no garbage. */
const types: CardType[] = [];

/** What an enemy can do to the nearest of the units, as a mean over its home squares. */
function meanOfBest(ranges: Ranges, enemy: CardType, items: readonly number[], seat: Seat): number {
  best.fill(0);
  for (const item of items) {
    const { from } = reachOf(ranges, enemy, squareIn(item), seat);
    for (let i = 0; i < from.length; i += 1) if (from[i]! > best[i]!) best[i] = from[i]!;
  }
  let sum = 0;
  for (let i = 0; i < best.length; i += 1) sum += best[i]!;
  return sum / best.length;
}

/** Reused: by home square of the enemy. */
const best = new Float64Array(fields.clockwise.homeSquares[0]!.length);

/** How near a range is between a square and the home squares of a seat, from 0 to 1. */
interface Reach {
  readonly from: Float64Array;
  /** To the nearest of the enemies that are there, as a mean over where they can be. */
  readonly best: number;
}

/** As they are first asked for; how panels are numbered does not matter. */
const reaches: Reach[] = [];

/** More than the range of any unit (its schema). */
const RANGES = 16;

function reachOf(ranges: Ranges, type: CardType, square: Square, seat: Seat): Reach {
  const { nearest, farthest } = ranges;
  const range = (seat * RANGES + nearest[type]!) * RANGES + farthest[type]!;
  return (reaches[range * grid.size + square] ??= measured(ranges, type, square, seat));
}

function measured(ranges: Ranges, type: CardType, square: Square, seat: Seat): Reach {
  const from = Float64Array.from(
    fields.clockwise.homeSquares[seat]!,
    (home) => FADING[gapOf(ranges, type, stepsBetween(grid, square, home))]!,
  );
  // The n-th nearest square is what counts if an enemy is on it, and none on a nearer one.
  let [mean, isFree] = [0, 1];
  for (const [n, reach] of from.toSorted((a, b) => b - a).entries()) {
    const isTaken = Math.min(1, ENEMIES / (from.length - n));
    mean += isFree * isTaken * reach;
    isFree *= 1 - isTaken;
  }
  return { from, best: mean };
}

/** Units that a player fields, by default (APE-4.2.1). */
const ENEMIES = 5;

type Ranges = Pick<State['config']['catalogue'], 'nearest' | 'farthest'>;

/** Squares that are missing between a distance and the range of a unit. */
export function gapOf({ nearest, farthest }: Ranges, type: CardType, distance: number): number {
  return Math.max(0, distance - farthest[type]!, nearest[type]! - distance);
}
