/** Paths that a player names (5.8, 5.9), and where they must end (5.15, 5.16). */
import { compass, placesInRow, type Card, type Refusal, type Square } from 'cardwright/engine';
import { GRAVITY, VACANT } from './cards.ts';
import { hasFlag, moveOf } from './effects/standing.ts';
import { grid } from './field.ts';
import { refuse } from './refuse.ts';
import { fliesAt } from './squares.ts';
import { activeUnit, field, hasMoved, lies, startSquare, STOP, type State } from './state.ts';
import { groundAt, isFree, isObstacle } from './units.ts';

/** How many words the steps of a path are chosen from. */
export const WORDS = compass.length;

/** The directions of a path, as it is a number in actions. */
export const stepsOf = (path: number): number[] => placesInRow(path, WORDS + 1);

/** Why a square cannot be entered; a unit is not in its own way (APE-5.8.4 to APE-5.8.6, 5.9). */
export function refuseEntry(state: State, card: Card, to: Square): Refusal | null {
  if (groundAt(state, to) === VACANT) return refuse('PATH_OUTSIDE');
  const other = field.on(state, to);
  const isTaken = other >= 0 && other !== card;
  if (!isTaken && !isObstacle(state, to)) return null;
  if (fliesAt(state, card, to)) return null;
  if (isTaken) return hasFlag(state, card, 'passUnits') ? null : refuse('PATH_BLOCKED_UNIT');
  return hasFlag(state, card, 'passObstacles') ? null : refuse('PATH_BLOCKED_OBSTACLE');
}

/** APE-5.15.8, APE-5.16.5 */
export function mustStop(state: State, card: Card, square: Square): boolean {
  if (groundAt(state, square) === GRAVITY) return true;
  return lies.place(state, square) === STOP && !fliesAt(state, card, square);
}

/** APE-5.8.7, APE-5.8.8 */
export function refuseEnd(state: State, square: Square): Refusal | null {
  if (square === startSquare.get(state)) return refuse('STOP_ON_START');
  const isOwn = field.on(state, square) === activeUnit(state);
  return isFree(state, square) || isOwn ? null : refuse('STOP_OCCUPIED');
}

/** What cannot be entered comes first, then what is too long, then where it must stop (section 5). */
export function refuseMove(state: State, path: number): Refusal | null {
  if (hasMoved.is(state)) return refuse('MOVE_ALREADY_DONE');
  const card = activeUnit(state);
  const steps = stepsOf(path);
  if (steps.length === 0) return refuse('PATH_EMPTY');
  let square = field.squareOf(state, card);
  let goesOn: Refusal | null = null;
  for (const [i, direction] of steps.entries()) {
    if (direction % 2 === 1) return refuse('PATH_NOT_ORTHOGONAL');
    square += grid.steps[direction]!;
    const refusal = refuseEntry(state, card, square);
    if (refusal !== null) return refusal;
    if (i < steps.length - 1 && mustStop(state, card, square)) goesOn = refuse('PATH_STOP_FORCED');
  }
  if (steps.length > moveOf(state, card)) return refuse('PATH_TOO_LONG');
  return goesOn ?? refuseEnd(state, square);
}
