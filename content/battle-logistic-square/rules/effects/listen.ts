/** Whose effects work: AVIs, then set cards by age, as long as they are on the board (BLS-9.3.1). */
import { addListener, removeListener } from 'cardwright/engine';
import type { Card } from '../config.ts';
import { ownerOf, typeOf, type State } from '../state.ts';

/** The effects of a card work from now on. */
export function listen(state: State, card: Card): void {
  const { words, config } = state;
  addListener(words, config.layout.effects, ownerOf(state, card), card, maskOf(state, card));
}

/** The card has left the board. */
export function unlisten(state: State, card: Card): void {
  const { words, config } = state;
  removeListener(words, config.layout.effects, ownerOf(state, card), card);
}

function maskOf(state: State, card: Card): number {
  return state.config.effects.table.masks[typeOf(state, card)]!;
}
