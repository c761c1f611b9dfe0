/** Moments of the game that trigger effects of AVIs and set cards (BLS-9.3.1, BLS-12.2.3, BLS-12.2.4). */
import type { Seat } from 'cardwright/engine';
import { aviSquare } from '../board.ts';
import { opponentOf, type State } from '../state.ts';
import { ENEMY_ENTERS, TURN_END, TURN_START } from './triggers.ts';

/** BLS-12.2.3, BLS-6.9.1: the AVI first, then set cards by age. */
export function queueTurn(state: State, moment: 'turnStart' | 'turnEnd', seat: Seat): void {
  const event = moment === 'turnStart' ? TURN_START : TURN_END;
  state.config.effects.runner.pending.raise(state, event, seat);
}

/** BLS-12.2.4: a movement has brought the AVI of this seat to another cell. */
export function queueEntered(state: State, seat: Seat): void {
  const { pending } = state.config.effects.runner;
  pending.raise(state, ENEMY_ENTERS, opponentOf(seat), aviSquare(state, seat));
}
