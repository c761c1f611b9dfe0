/** Zones of cards: how cards come to a zone and leave it (BLS-1.2.1 to BLS-1.2.6). */
import {
  cardOfType,
  insertByType,
  listIndexOf,
  listItem,
  listPop,
  listPush,
  listRemove,
  listSize,
  seatName,
  shuffleZone,
  type Seat,
} from 'cardwright/engine';
import type { CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { namesOfCards, type Event, type Listener } from './events.ts';
import { addLink } from './links.ts';
import {
  DECK_OUT,
  get,
  IN_CHAIN,
  IN_DECK,
  IN_HAND,
  IN_IT_DECK,
  IN_TRASH,
  isFaceUp,
  ownerOf,
  set,
  setFaceUp,
  setZone,
  STREAM,
  typeOf,
  type State,
} from './state.ts';

export const handOf = ({ config }: State, seat: Seat): number => config.layout.hands[seat]!;
export const deckOf = ({ config }: State, seat: Seat): number => config.layout.decks[seat]!;
export const trashOf = ({ config }: State, seat: Seat): number => config.layout.trashes[seat]!;
export const itDeckOf = ({ config }: State, seat: Seat): number => config.layout.its[seat]!;

export function handSize(state: State, seat: Seat): number {
  return listSize(state.words, handOf(state, seat));
}

export function deckSize(state: State, seat: Seat): number {
  return listSize(state.words, deckOf(state, seat));
}

/** The first card of that catalogue entry in the hand, or `NONE`. */
export function cardInHand(state: State, seat: Seat, type: CardType): Card {
  return cardOfType(state.words, handOf(state, seat), state.config.types, type);
}

/** BLS-6.6.1, BLS-6.6.8: the IT card of that entry that lies face down, or `NONE`. */
export function faceDownIt(state: State, seat: Seat, type: CardType): Card {
  const its = itDeckOf(state, seat);
  const count = listSize(state.words, its);
  for (let i = 0; i < count; i += 1) {
    const card = listItem(state.words, its, i);
    if (typeOf(state, card) === type && !isFaceUp(state, card)) return card;
  }
  return NONE;
}

export function addToHand(state: State, card: Card): void {
  insertByType(state.words, handOf(state, ownerOf(state, card)), state.config.types, card);
  setZone(state, card, IN_HAND);
}

/** IT decks have no order (3.4), so they are kept in that of the catalogue too. */
export function addToItDeck(state: State, card: Card, faceUp: boolean): void {
  insertByType(state.words, itDeckOf(state, ownerOf(state, card)), state.config.types, card);
  setFaceUp(state, card, faceUp);
  setZone(state, card, IN_IT_DECK);
}

/** The last card put there is the next one drawn (BLS-1.2.2). */
export function putOnDeck(state: State, card: Card): void {
  listPush(state.words, deckOf(state, ownerOf(state, card)), card);
  setZone(state, card, IN_DECK);
}

/** BLS-1.2.3, BLS-1.2.5: at the end of its owner's trash. The card must have left its zone. */
export function addToTrash(state: State, card: Card): void {
  listPush(state.words, trashOf(state, ownerOf(state, card)), card);
  setZone(state, card, IN_TRASH);
}

/** BLS-6.5.1: revealed. The card must have left its zone. */
export function addToChain(state: State, card: Card): void {
  addLink(state, card);
  setZone(state, card, IN_CHAIN);
}

export function removeFrom(state: State, list: number, card: Card): void {
  listRemove(state.words, list, listIndexOf(state.words, list, card));
}

export function removeFromHand(state: State, card: Card): void {
  removeFrom(state, handOf(state, ownerOf(state, card)), card);
}

/** Draws up to `count` cards; returns how many there were (BLS-6.2.4, BLS-12.5.2). */
export function drawCards(state: State, seat: Seat, count: number, tell: Listener): number {
  const deck = deckOf(state, seat);
  const drawn = Math.min(count, listSize(state.words, deck));
  const cards: Card[] | null = tell ? [] : null;
  for (let i = 0; i < drawn; i += 1) {
    const card = listPop(state.words, deck);
    addToHand(state, card);
    cards?.push(card);
  }
  if (tell && cards !== null && drawn > 0) {
    // In the order of a hand: in which order they came makes no difference to anybody.
    const names = namesOfCards(
      state,
      cards.toSorted((a, b) => typeOf(state, a) - typeOf(state, b)),
    );
    tell({ type: 'cardsDrawn', seat: seatName(seat), count: drawn, cards: names });
  }
  return drawn;
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
    removeFromHand(state, card);
    addToTrash(state, card);
  }
  const [first] = cards;
  if (!tell || first === undefined) return;
  const seat = seatName(ownerOf(state, first));
  tell({ type: 'cardsTrashed', seat, cards: namesOfCards(state, cards), by });
}

export function shuffleDeck({ config, words }: State, seat: Seat): void {
  shuffleZone(words, config.layout.decks[seat]!, words, STREAM);
}

/** BLS-11.2.1 */
export function areDecksEmpty(state: State): boolean {
  return deckSize(state, 0) === 0 && deckSize(state, 1) === 0;
}

/** BLS-12.2.1 (d), BLS-11.2.4 */
export function noteEmptyDecks(state: State): void {
  if (get(state, DECK_OUT) === 0 && areDecksEmpty(state)) set(state, DECK_OUT, 1);
}
