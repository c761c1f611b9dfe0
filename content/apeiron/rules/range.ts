/** Attack ranges (5.10): contact, long range, and what is between. */
import { type Card, type Refusal, rowOf, type Square } from 'cardwright/engine';
import { LAWLESS, VACANT } from './cards.ts';
import { isUntouchable } from './damage.ts';
import type { Code } from './config.ts';
import { hasFlag } from './effects/standing.ts';
import { grid } from './field.ts';
import { refuse } from './refuse.ts';
import { field, owner, type State } from './state.ts';
import { groundAt, isObstacle, shownType } from './units.ts';

/** The distance in a row or column; 0 for squares that share neither. */
export function straightDistance(from: Square, to: Square): number {
  const apart = Math.abs(to - from);
  if (apart % grid.stride === 0) return apart / grid.stride;
  return rowOf(grid, from) === rowOf(grid, to) ? apart : 0;
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
function distanceFault(state: State, card: Card, to: Square): Code | null {
  const { nearest, farthest } = state.config.catalogue;
  const from = field.squareOf(state, card);
  const type = shownType(state, card);
  const distance = straightDistance(from, to);
  if (distance === 0 || distance < nearest[type]! || distance > farthest[type]!)
    return 'TARGET_OUT_OF_RANGE';
  if (distance === 1) return null;
  const pierces = hasFlag(state, card, 'pierceObstacles');
  return isLineOpen(state, from, to, pierces) ? null : 'TARGET_BLOCKED';
}

/** APE-5.12.1 */
export function isInAttackRange(state: State, card: Card, target: Card): boolean {
  return distanceFault(state, card, field.squareOf(state, target)) === null;
}

export function isLongRange(state: State, card: Card): boolean {
  return state.config.catalogue.isLongRange[shownType(state, card)] === 1;
}

/** APE-5.10.4, APE-5.10.5, APE-5.16.9 */
function mayAttackAllies(state: State, card: Card): boolean {
  return (
    groundAt(state, field.squareOf(state, card)) === LAWLESS || hasFlag(state, card, 'attackAllies')
  );
}

/** Why a unit cannot attack what is on a square; `hitsAllies`: whether it may attack its own side. */
function targetFault(state: State, card: Card, square: Square, hitsAllies: boolean): Code | null {
  const target = field.on(state, square);
  if (target < 0 || target === card) return 'TARGET_ILLEGAL';
  if (isUntouchable(state, target)) return 'TARGET_UNTARGETABLE';
  const isAlly = owner.get(state, target) === owner.get(state, card);
  if (isAlly && !hitsAllies) return 'TARGET_NOT_ENEMY';
  return distanceFault(state, card, square);
}

export function refuseTarget(state: State, card: Card, square: Square): Refusal | null {
  const fault = targetFault(state, card, square, mayAttackAllies(state, card));
  if (fault === null) return null;
  const isFar = fault === 'TARGET_OUT_OF_RANGE' && isLongRange(state, card);
  const clause = isFar ? 'APE-5.10.6' : fault === 'TARGET_ILLEGAL' ? 'APE-5.10.1' : undefined;
  return refuse(fault, { square: field.nameOf(state, square) }, clause);
}

/** Writes the squares with something that a unit can attack (APE-5.25.6), the lowest first; returns how many. */
export function listAttackable(state: State, card: Card, into: Square[]): number {
  const hitsAllies = mayAttackAllies(state, card);
  let found = 0;
  for (let i = 0; i < field.size(state); i += 1) {
    const square = field.squareOf(state, field.card(state, i));
    if (targetFault(state, card, square, hitsAllies) !== null) continue;
    let place = found++;
    for (; place > 0 && into[place - 1]! > square; place -= 1) into[place] = into[place - 1]!;
    into[place] = square;
  }
  return found;
}
