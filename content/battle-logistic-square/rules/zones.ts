/** Cards that are drawn, and that go to a trash (BLS-1.2.1 to BLS-1.2.6). */
import { seatName, type Card, type Seat } from 'cardwright/engine';
import { IT } from './cards.ts';
import type { Event, Listener } from './events.ts';
import { namesOfCards, nameOfOwner } from './names.ts';
import {
  areDecksEmpty,
  deck,
  deckOut,
  hand,
  itUsed,
  ownerOf,
  trash,
  typeOf,
  type State,
} from './state.ts';

/** Draws up to `count` cards (BLS-6.2.4, BLS-12.5.2). */
export function drawCards(state: State, seat: Seat, count: number, tell: Listener): void {
  const drawn = Math.min(count, deck.size(state, seat));
  const cards: Card[] | null = tell ? [] : null;
  for (let i = 0; i < drawn; i += 1) {
    const card = deck.takeTop(state, seat);
    hand.add(state, seat, card);
    cards?.push(card);
  }
  if (!tell || cards === null || drawn <= 0) return;
  // In the order of a hand: in which order they came makes no difference to anybody.
  cards.sort((a, b) => typeOf(state, a) - typeOf(state, b));
  const names = namesOfCards(state, cards);
  tell({ type: 'cardsDrawn', seat: seatName(seat), count: drawn, cards: names });
}

type TrashedBy = Extract<Event, { readonly type: 'cardsTrashed' }>['by'];

/** Cards of the hand go to the trash, in this order; everybody sees them (BLS-4.1.8). */
export function trashFromHand(
  state: State,
  cards: readonly Card[],
  by: TrashedBy,
  tell: Listener,
): void {
  for (const card of cards) {
    hand.take(state, ownerOf(state, card), card);
    trash.add(state, ownerOf(state, card), card);
  }
  const [first] = cards;
  if (!tell || first === undefined) return;
  const seat = nameOfOwner(state, first);
  tell({ type: 'cardsTrashed', seat, cards: namesOfCards(state, cards), by });
}

/** BLS-1.2.3, BLS-1.2.5, BLS-6.6.7: to its owner's trash, an IT card face up to the IT deck. */
export function putAway(state: State, card: Card): void {
  const isIt = state.config.catalogue.category[typeOf(state, card)] === IT;
  (isIt ? itUsed : trash).add(state, ownerOf(state, card), card);
}

/** BLS-12.2.1 (d), BLS-11.2.4 */
export function noteEmptyDecks(state: State): void {
  if (areDecksEmpty(state)) deckOut.set(state);
}
