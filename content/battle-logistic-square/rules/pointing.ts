/** At what somebody points at the table who means an action: the own AVI, and where it goes. */
import { argumentOf, verbOf, type Seat } from 'cardwright/engine';
import { EFFECT, MOVE, type Action } from './actions.ts';
import { aviSquare, stepFrom } from './board.ts';
import { directionNames } from './config.ts';
import { nameOfCell } from './names.ts';
import type { State } from './state.ts';

export function pointsAt(state: State, seat: Seat, action: Action): readonly string[] {
  const verb = verbOf(action);
  if (verb !== MOVE && verb !== EFFECT) return [];
  const from = aviSquare(state, seat);
  const own = nameOfCell(state, from);
  if (verb === EFFECT) return [own];
  return [own, nameOfCell(state, stepFrom(state, seat, from, argumentOf(action)))];
}

/** Who points beside the own AVI would move it there. */
export function meantBy(state: State, seat: Seat, square: string): string | null {
  const from = aviSquare(state, seat);
  const direction = directionNames.findIndex(
    (_, along) => nameOfCell(state, stepFrom(state, seat, from, along)) === square,
  );
  return direction < 0 ? null : `move ${directionNames[direction]}`;
}
