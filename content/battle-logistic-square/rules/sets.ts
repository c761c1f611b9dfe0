/** Set cards: how they come to the board and leave it (section 5.9). */
import type { Card, Square } from 'cardwright/engine';
import { listen, unlisten } from './effects/listen.ts';
import type { Listener } from './events.ts';
import { setNamed } from './names.ts';
import { board, chain, endurance, laid, ownerOf, typeOf, type State } from './state.ts';
import { putAway } from './zones.ts';

/** BLS-9.1.1, BLS-9.2.1: a resolving card comes to lie on an empty cell, as the youngest. */
export function placeSet(state: State, card: Card, square: Square, tell: Listener): void {
  const seat = ownerOf(state, card);
  const type = typeOf(state, card);
  chain.take(state, seat, card);
  laid.set(state, seat, type + 1);
  board.put(state, card, square);
  endurance.set(state, card, state.config.catalogue.endurance[type]!);
  listen(state, card);
  if (!tell) return;
  tell({
    type: 'setPlaced',
    ...setNamed(state, card),
    endurance: endurance.get(state, card),
  });
}

/** BLS-9.2.2 */
export function removeSet(state: State, card: Card, tell: Listener): void {
  if (tell) tell({ type: 'setRemoved', ...setNamed(state, card) });
  unlisten(state, card);
  board.take(state, card);
  putAway(state, card);
}
