/** Action A: the own AVI moves one cell for 1 AP (BLS-6.4.1 to BLS-6.4.7). */
import type { Refusal, Seat } from 'cardwright/engine';
import { payAp, refuseCost } from './ap.ts';
import { aviSquare } from './board.ts';
import { queueEntered, settle } from './effects/index.ts';
import { nameOfCell, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { MOVE_LOCKED, seatWord, type State } from './state.ts';
import { moveAvi, stepFrom, stepProblem } from './steps.ts';

const COST = 1;

export function refuseMove(state: State, seat: Seat, direction: number): Refusal | null {
  const cost = refuseCost(state, COST);
  if (cost !== null) return cost;
  if (seatWord(state, seat, MOVE_LOCKED) === 1) return refuse('MOVE_LOCKED');
  const square = stepFrom(state, seat, aviSquare(state, seat), direction);
  const problem = stepProblem(state, seat, square);
  return problem === null ? null : refuse(problem, { cell: nameOfCell(state, square) });
}

/** BLS-6.4.7: no response window opens. */
export function move(state: State, seat: Seat, direction: number, tell: Listener): void {
  payAp(state, COST, tell);
  moveAvi(state, seat, stepFrom(state, seat, aviSquare(state, seat), direction), tell);
  queueEntered(state, seat);
  settle(state, tell);
}
