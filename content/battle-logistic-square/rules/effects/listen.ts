/** Whose effects work: AVIs, then set cards by age, as long as they are on the board (BLS-9.3.1). */
import { picksIn, type Card, type Frame, type Seat } from 'cardwright/engine';
import { aviSquare } from '../board.ts';
import { opponentOf, ownerOf, pending, type State } from '../state.ts';
import { ENEMY_ENTERS, TURN_END, TURN_START } from './triggers.ts';

/** The effects of a card work from now on. */
export function listen(state: State, card: Card): void {
  state.config.effects.runner.listening.begin(state, card, ownerOf(state, card));
}

/** The card has left the board. */
export function unlisten(state: State, card: Card): void {
  state.config.effects.runner.listening.end(state, card, ownerOf(state, card));
}

/** BLS-12.2.3, BLS-6.9.1: effects of the AVI first, then of set cards by age. */
export function queueTurn(state: State, moment: 'turnStart' | 'turnEnd', seat: Seat): void {
  const event = moment === 'turnStart' ? TURN_START : TURN_END;
  state.config.effects.runner.pending.raise(state, event, seat);
}

/** BLS-12.2.4, BLS-9.3.1: a movement has brought the AVI of this seat to another cell. */
export function queueEntered(state: State, seat: Seat): void {
  const { runner } = state.config.effects;
  runner.pending.raise(state, ENEMY_ENTERS, opponentOf(seat), aviSquare(state, seat));
}

/** Cards, squares or directions, in the order in which they were picked for an operation. */
export function picksOf(state: State, frame: Frame): number[] {
  return picksIn(state, pending.layout, frame);
}
