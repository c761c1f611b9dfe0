/** Action A: the own AVI moves one cell for 1 AP (BLS-6.4.1 to BLS-6.4.7). */
import { cardAction, type Refusal, type Seat } from 'cardwright/engine';
import { MOVE, type Action, refuse, type Code } from './actions.ts';
import { aviSquare, moveAvi, stepFrom, stepProblem } from './board.ts';
import { directionNames } from './config.ts';
import { settle } from './effects/settle.ts';
import { queueEntered } from './sets.ts';
import type { Listener } from './events.ts';
import { nameOfCell } from './names.ts';
import { canPay, changeAp } from './points.ts';
import { ap, locked, type State } from './state.ts';

const COST = 1;

/** Why the AVI may not move, or null. */
function moveFault(state: State, seat: Seat, direction: number): Code | null {
  if (!canPay(state, COST)) return 'NOT_ENOUGH_AP';
  if (locked.is(state, seat)) return 'MOVE_LOCKED';
  return stepProblem(state, seat, stepFrom(state, seat, aviSquare(state, seat), direction));
}

export function refuseMove(state: State, seat: Seat, direction: number): Refusal | null {
  const code = moveFault(state, seat, direction);
  if (code === null) return null;
  const square = stepFrom(state, seat, aviSquare(state, seat), direction);
  return refuse(code, { cell: nameOfCell(state, square), cost: COST, ap: ap.get(state) });
}

/** Writes the moves into `into` from `found` on; returns where they end. */
export function listMoves(state: State, seat: Seat, into: Action[], found: number): number {
  let end = found;
  for (let direction = 0; direction < directionNames.length; direction += 1) {
    if (moveFault(state, seat, direction) === null) into[end++] = cardAction(MOVE, direction);
  }
  return end;
}

/** BLS-6.4.7: no response window opens. */
export function move(state: State, seat: Seat, direction: number, report: Listener): void {
  changeAp(state, -COST, report);
  moveAvi(state, seat, stepFrom(state, seat, aviSquare(state, seat), direction), report);
  queueEntered(state, seat);
  settle(state, report);
}
