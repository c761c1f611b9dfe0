/** Attack ranges (5.10): contact, long range, and what is between. */
import { type Card, columnOf, type Refusal, rowOf, type Square } from 'cardwright/engine';
import { LAWLESS, VACANT } from './cards.ts';
import { isUntouchable } from './damage.ts';
import { hasFlag } from './effects/standing.ts';
import { grid } from './field.ts';
import { refuse } from './refuse.ts';
import { field, owner, type State } from './state.ts';
import { groundAt, isObstacle, shownType } from './units.ts';

/** The distance in a row or column; 0 for squares that share neither. */
export function straightDistance(from: Square, to: Square): number {
  const columns = Math.abs(columnOf(grid, from) - columnOf(grid, to));
  const rows = Math.abs(rowOf(grid, from) - rowOf(grid, to));
  return columns > 0 && rows > 0 ? 0 : columns + rows;
}

/** APE-5.10.7 to APE-5.10.10, APE-5.13.20: whether nothing blocks the squares strictly between. */
export function isLineOpen(state: State, from: Square, to: Square, pierces: boolean): boolean {
  const distance = straightDistance(from, to);
  const step = (to - from) / distance;
  for (let square = from + step; square !== to; square += step) {
    if (groundAt(state, square) === VACANT) return false;
    if (!pierces && isObstacle(state, square)) return false;
  }
  return true;
}

/** Why a square is out of the attack range of a unit (APE-5.10.1, APE-5.10.6, APE-5.10.7). */
function refuseDistance(state: State, card: Card, to: Square): Refusal | null {
  const { nearest, farthest } = state.config.catalogue;
  const from = field.squareOf(state, card);
  const type = shownType(state, card);
  const distance = straightDistance(from, to);
  if (distance === 0 || distance < nearest[type]! || distance > farthest[type]!) {
    return refuse('TARGET_OUT_OF_RANGE', {}, isLongRange(state, card) ? 'APE-5.10.6' : undefined);
  }
  return isLineOpen(state, from, to, hasFlag(state, card, 'pierceObstacles'))
    ? null
    : refuse('TARGET_BLOCKED');
}

/** APE-5.12.1 */
export function isInAttackRange(state: State, card: Card, target: Card): boolean {
  return refuseDistance(state, card, field.squareOf(state, target)) === null;
}

export function isLongRange(state: State, card: Card): boolean {
  return state.config.catalogue.isLongRange[shownType(state, card)] === 1;
}

/** APE-5.10.4, APE-5.10.5, APE-5.16.9 */
export function mayAttackAllies(state: State, card: Card): boolean {
  return (
    groundAt(state, field.squareOf(state, card)) === LAWLESS || hasFlag(state, card, 'attackAllies')
  );
}

/** Why a unit cannot attack what is on a square. */
export function refuseTarget(state: State, card: Card, square: Square): Refusal | null {
  const params = { square: field.nameOf(state, square) };
  const target = field.on(state, square);
  if (target < 0 || target === card) return refuse('TARGET_ILLEGAL', params, 'APE-5.10.1');
  if (isUntouchable(state, target)) return refuse('TARGET_UNTARGETABLE', params);
  if (owner.get(state, target) === owner.get(state, card) && !mayAttackAllies(state, card)) {
    return refuse('TARGET_NOT_ENEMY', params);
  }
  return refuseDistance(state, card, square);
}

/** APE-5.25.6: where there is something that a unit can attack. */
export function attackable(state: State, card: Card): Square[] {
  const found: Square[] = [];
  for (let i = 0; i < field.size(state); i += 1) {
    const square = field.squareOf(state, field.card(state, i));
    if (refuseTarget(state, card, square) === null) found.push(square);
  }
  return found.toSorted((a, b) => a - b);
}
