/** Knock-back, pull, push, teleport and exchange (5.17). Flyers pass over nothing on the way (APE-5.17.8). */
import * as engine from 'cardwright/engine';
import type { Card, Facing, Square } from 'cardwright/engine';
import { events, type Listener } from '../events.ts';
import { facings, grid, turnedBy } from '../field.ts';
import { arrive } from '../squares.ts';
import { field, owner, type State } from '../state.ts';
import { isFree, isSpecial } from '../units.ts';
import { hasFlag } from './standing.ts';

/** Straight away from a square, or towards it (APE-5.17.1); nowhere for what is not in line (APE-5.17.7). */
export function drive(
  state: State,
  card: Card,
  from: Square,
  way: 'away' | 'towards',
  distance: number,
  report: Listener,
): void {
  const direction = engine.directionTo(grid, from, field.squareOf(state, card));
  if (direction === engine.NO_DIRECTION || !facings.includes(direction)) return;
  push(state, card, way === 'away' ? direction : turnedBy(direction, 2), distance, report);
}

export function push(
  state: State,
  card: Card,
  direction: Facing,
  distance: number,
  report: Listener,
): void {
  const square = endOfPush(state, card, direction, distance);
  if (square !== field.squareOf(state, card)) place(state, card, square, report); // APE-5.17.5
}

export function endOfPush(state: State, card: Card, direction: Facing, distance: number): Square {
  let square = field.squareOf(state, card);
  // APE-5.17.10
  if (isSpecial(state, card) || hasFlag(state, card, 'noDisplace')) return square;
  // APE-5.17.2, APE-5.17.3
  for (let step = 0; step < distance; step += 1) {
    const next = square + grid.steps[direction]!;
    if (!isFree(state, next)) break;
    square = next;
  }
  return square;
}

/** APE-5.17.9 */
export function place(state: State, card: Card, square: Square, report: Listener): void {
  field.move(state, card, square);
  const seat = owner.get(state, card);
  if (report) report(events.displaced(state, { seat, card, square }));
  arrive(state, card, report);
}

/** The acting unit’s square works first. */
export function exchangeUnits(state: State, unit: Card, other: Card, report: Listener): void {
  const [here, there] = [field.squareOf(state, unit), field.squareOf(state, other)];
  if (here === engine.NOWHERE || there === engine.NOWHERE) return;
  field.take(state, other);
  field.move(state, unit, there);
  field.put(state, other, here);
  for (const [card, square] of [
    [unit, there],
    [other, here],
  ] as const) {
    if (report) report(events.displaced(state, { seat: owner.get(state, card), card, square }));
  }
  arrive(state, unit, report);
  arrive(state, other, report);
}
