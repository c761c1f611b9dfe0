/** Set cards: how they come to the board and leave it (section 5.9). */
import { listPush, type Square } from 'cardwright/engine';
import { putOn, squareOf, takeOff } from './board.ts';
import { IT } from './cards.ts';
import type { Card } from './config.ts';
import { listen, unlisten } from './effects/listen.ts';
import { nameOfCard, nameOfCell, nameOfOwner, type Listener } from './events.ts';
import { enduranceOf, ON_BOARD, setEndurance, setZone, typeOf, type State } from './state.ts';
import { addToItDeck, addToTrash, removeFrom } from './zones.ts';

/** BLS-9.1.1, BLS-9.2.1: a resolving card comes to lie on an empty cell. */
export function placeSet(state: State, card: Card, square: Square, tell: Listener): void {
  putSet(state, card, square, state.config.cards.endurance[typeOf(state, card)]!);
  if (!tell) return;
  tell({ type: 'setPlaced', ...nameOfSet(state, card), endurance: enduranceOf(state, card) });
}

/** The card lies there from now on, as the youngest. */
export function putSet(state: State, card: Card, square: Square, endurance: number): void {
  putOn(state, card, square);
  listPush(state.words, state.config.layout.sets, card);
  setZone(state, card, ON_BOARD);
  setEndurance(state, card, endurance);
  listen(state, card);
}

/** BLS-9.2.2: to its owner's trash, an IT card face up to the IT deck. */
export function removeSet(state: State, card: Card, tell: Listener): void {
  if (tell) tell({ type: 'setRemoved', ...nameOfSet(state, card) });
  unlisten(state, card);
  takeOff(state, card);
  removeFrom(state, state.config.layout.sets, card);
  if (state.config.cards.category[typeOf(state, card)] === IT) addToItDeck(state, card, true);
  else addToTrash(state, card);
}

/** The fields by which events name a set card. */
export function nameOfSet(state: State, card: Card) {
  return {
    seat: nameOfOwner(state, card),
    card: nameOfCard(state, card),
    cell: nameOfCell(state, squareOf(state, card)),
  };
}
