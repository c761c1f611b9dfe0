/** Set cards (section 5.9), and whose effects work: AVIs, then set cards by age, on the board (BLS-9.3.1). */
import type { Card, Seat, Square } from 'cardwright/engine';
import { aviSquare } from './board.ts';
import { ENEMY_ENTERS } from './effects/vocabulary.ts';
import type { Listener } from './events.ts';
import { setNamed } from './names.ts';
import { opponentOf, ownerOf, typeOf } from './config.ts';
import { board, chain, endurance, laid, type State } from './state.ts';
import { putAway } from './zones.ts';

/** BLS-9.1.1, BLS-9.2.1: a resolving card comes to lie on an empty cell, as the youngest. */
export function placeSet(state: State, card: Card, square: Square, report: Listener): void {
  const seat = ownerOf(state, card);
  const type = typeOf(state, card);
  const printed = state.config.catalogue.endurance[type]!;
  chain.take(state, seat, card);
  laid.set(state, seat, type + 1);
  board.put(state, card, square);
  endurance.set(state, card, printed);
  listen(state, card);
  if (report) report({ type: 'setPlaced', ...setNamed(state, card), endurance: printed });
}

/** BLS-9.2.2 */
export function removeSet(state: State, card: Card, report: Listener): void {
  if (report) report({ type: 'setRemoved', ...setNamed(state, card) });
  state.config.effects.runner.listening.end(state, card, ownerOf(state, card));
  board.take(state, card);
  putAway(state, card);
}

/** The effects of a card work from now on. */
export function listen(state: State, card: Card): void {
  state.config.effects.runner.listening.begin(state, card, ownerOf(state, card));
}

/** `TURN_START` or `TURN_END` (BLS-12.2.3, BLS-6.9.1): effects of the AVI first, then of set cards by age. */
export function queueTurn(state: State, moment: number, seat: Seat): void {
  state.config.effects.runner.pending.raise(state, moment, seat);
}

/** BLS-12.2.4, BLS-9.3.1: a movement has brought the AVI of this seat to another cell. */
export function queueEntered(state: State, seat: Seat): void {
  const { pending } = state.config.effects.runner;
  pending.raise(state, ENEMY_ENTERS, opponentOf(seat), aviSquare(state, seat));
}
