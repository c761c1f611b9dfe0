/** The move phase: 5.6, and what abilities allow in it (AWF-5.12.14, AWF-5.12.15). */
import type { Refusal, Seat, Square } from 'cardwright/engine';
import { actions, eighthsOf, facings, verbs, type Action } from './actions.ts';
import { amountOf, isGranted, statOf } from './effects/standing.ts';
import { ALLOW_DIAGONAL_STEPS, ALLOW_LEAP } from './effects/vocabulary.ts';
import { told, type Listener } from './events.ts';
import {
  armdroidOf,
  bodyOf,
  facingOf,
  moveFormation,
  placeOf,
  refuseRoom,
  spend,
  standsAt,
} from './formation.ts';
import { refuse } from './refuse.ts';
import { tellMove } from './shift.ts';
import { moved, turn, type State } from './state.ts';
import { isFreeActionLeft, refuseFreeAction, spendFreeAction } from './turn.ts';

/** AWF-5.12.15: the shortest leap. */
const SHORTEST_LEAP = 2;

/** AWF-5.6.1, AWF-5.6.13: the movement that is left now. */
function movementLeft(state: State, seat: Seat): number {
  return statOf(state, seat, 'movement') - moved.get(state, seat);
}

function mayGoDiagonally(state: State, seat: Seat): boolean {
  return isGranted(state, ALLOW_DIAGONAL_STEPS, seat, -1, placeOf(seat, 0));
}

/** 0 where the Armdroid cannot leap. */
function longestLeap(state: State, seat: Seat): number {
  return amountOf(state, ALLOW_LEAP, seat, -1, placeOf(seat, 0), 0);
}

function squareAlong(state: State, seat: Seat, direction: number, distance: number): Square {
  const { grid, onMap } = state.config;
  let square = standsAt(state, seat);
  for (let i = 0; i < distance && onMap[square] === 1; i += 1) square += grid.steps[direction]!;
  return square;
}

/** AWF-5.6.3, AWF-5.6.5, AWF-5.6.6 */
function refuseArrival(
  state: State,
  seat: Seat,
  direction: number,
  distance: number,
): Refusal | null {
  const to = squareAlong(state, seat, direction, distance);
  return refuseRoom(state, bodyOf(state, seat), to, facingOf(state, armdroidOf(state, seat)));
}

/** AWF-5.6.1, AWF-5.6.2 */
export function refuseStep(state: State, direction: number): Refusal | null {
  const seat = turn.get(state);
  if (movementLeft(state, seat) < 1) return refuse('NO_MOVEMENT');
  if (direction % 2 === 1 && !mayGoDiagonally(state, seat)) return refuse('DIAGONAL');
  return refuseArrival(state, seat, direction, 1);
}

export function step(state: State, direction: number, tell: Listener): void {
  go(state, direction, 1, 'step', tell);
}

/** AWF-5.12.15 */
export function refuseLeap(state: State, direction: number, distance: number): Refusal | null {
  const seat = turn.get(state);
  const longest = longestLeap(state, seat);
  if (longest === 0) return refuse('ABILITY_UNAVAILABLE', {}, 'AWF-5.12.15');
  if (direction % 2 === 1) return refuse('DIAGONAL');
  if (distance < SHORTEST_LEAP || distance > longest)
    return refuse('ABILITY_UNAVAILABLE', {}, 'AWF-5.12.15');
  if (movementLeft(state, seat) < distance) return refuse('NO_MOVEMENT');
  return refuseArrival(state, seat, direction, distance);
}

export function leap(state: State, direction: number, distance: number, tell: Listener): void {
  go(state, direction, distance, 'leap', tell);
}

function go(
  state: State,
  direction: number,
  distance: number,
  how: 'step' | 'leap',
  tell: Listener,
): void {
  const seat = turn.get(state);
  const to = squareAlong(state, seat, direction, distance);
  moveFormation(state, seat, to, facingOf(state, armdroidOf(state, seat)));
  spend(state, seat, distance);
  tellMove(state, seat, how, tell);
}

/** AWF-5.6.8, AWF-5.6.10, AWF-5.6.11 */
export function refuseTurn(state: State, quarters: number): Refusal | null {
  const seat = turn.get(state);
  const faces = eighthsOf(quarters);
  if (facingOf(state, armdroidOf(state, seat)) === faces)
    return refuse('NO_CHANGE', {}, 'AWF-5.6.8');
  return (
    refuseFreeAction(state) ?? refuseRoom(state, bodyOf(state, seat), standsAt(state, seat), faces)
  );
}

/** AWF-5.6.9 */
export function turnAround(state: State, quarters: number, tell: Listener): void {
  const seat = turn.get(state);
  moveFormation(state, seat, standsAt(state, seat), eighthsOf(quarters));
  spendFreeAction(state);
  const card = armdroidOf(state, seat);
  if (tell) tell(told.armdroidTurned(state, { seat, card, facing: facings[quarters]! }));
}

export function listMoves(state: State, into: Action[], from: number): number {
  const seat = turn.get(state);
  const body = bodyOf(state, seat);
  const stands = standsAt(state, seat);
  const faces = facingOf(state, armdroidOf(state, seat));
  const left = movementLeft(state, seat);
  let found = from;
  const isFree = (to: Square, facing: number): boolean =>
    refuseRoom(state, body, to, facing) === null;
  if (left > 0) {
    const by = mayGoDiagonally(state, seat) ? 1 : 2;
    for (let direction = 0; direction < 8; direction += by) {
      if (isFree(stands + state.config.grid.steps[direction]!, faces))
        into[found++] = actions.code(verbs.step, direction);
    }
  }
  const longest = left >= SHORTEST_LEAP ? Math.min(left, longestLeap(state, seat)) : 0;
  for (let distance = SHORTEST_LEAP; distance <= longest; distance += 1) {
    for (let direction = 0; direction < 8; direction += 2) {
      if (isFree(squareAlong(state, seat, direction, distance), faces)) {
        into[found++] = actions.code(verbs.leap, direction, distance);
      }
    }
  }
  if (!isFreeActionLeft(state)) return found;
  for (let quarters = 0; quarters < facings.length; quarters += 1) {
    const facing = eighthsOf(quarters);
    if (facing !== faces && isFree(stands, facing))
      into[found++] = actions.code(verbs.turn, quarters);
  }
  return found;
}
