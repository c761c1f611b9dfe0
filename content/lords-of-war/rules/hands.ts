/** Hands and decks: which cards a seat may place, and how cards come to a hand and leave it. */
import {
  cardOfType,
  insertByType,
  listIndexOf,
  listItem,
  listItems,
  listPop,
  listRemove,
  listSize,
  seatName,
  type Seat,
} from 'cardwright/engine';
import { NONE, type Card } from './config.ts';
import { nameOfCard, type Listener } from './events.ts';
import {
  addFlag,
  cardSide,
  deckOfSeat,
  get,
  handOf,
  KNOWN,
  seatSide,
  set,
  SHARED_GENERAL,
  typeOf,
  type State,
} from './state.ts';
import type { UnitType } from './tables.ts';

export function handSize(state: State, seat: Seat): number {
  return listSize(state.words, handOf(state, seat));
}

/** Cards by which the hand is below its limit; 0 when it is full or more. */
export function missingCards(state: State, seat: Seat): number {
  return Math.max(0, state.config.options.handSizes[seat]! - handSize(state, seat));
}

export function deckSize(state: State, seat: Seat): number {
  return listSize(state.words, deckOfSeat(state, seat));
}

/** The general between the team members, for a seat of that team, or `NONE` (LOW-6.6.4). */
export function sharedGeneralOf(state: State, seat: Seat): Card {
  const card = get(state, SHARED_GENERAL);
  return card !== NONE && cardSide(state, card) === seatSide(state, seat) ? card : NONE;
}

/** Whether the seat has a card to place, the shared general included (LOW-5.4.20, LOW-6.6.4). */
export function hasCardToPlace(state: State, seat: Seat): boolean {
  return handSize(state, seat) > 0 || sharedGeneralOf(state, seat) !== NONE;
}

/** The card of that unit that the seat would place, from the hand if it is there; or `NONE`. */
export function cardToPlace(state: State, seat: Seat, unit: UnitType): Card {
  const card = cardOfType(state.words, handOf(state, seat), state.config.types, unit);
  if (card !== NONE) return card;
  const general = sharedGeneralOf(state, seat);
  return general !== NONE && typeOf(state, general) === unit ? general : NONE;
}

/** Writes the different units among these cards into `into`, hand first; returns how many. */
export function unitsToPlace(state: State, seat: Seat, into: UnitType[]): number {
  const hand = handOf(state, seat);
  const cards = listSize(state.words, hand);
  let units = 0;
  for (let i = 0; i < cards; i += 1) {
    const unit = typeOf(state, listItem(state.words, hand, i));
    if (units === 0 || into[units - 1] !== unit) into[units++] = unit;
  }
  const general = sharedGeneralOf(state, seat);
  if (general === NONE) return units;
  const unit = typeOf(state, general);
  for (let i = 0; i < units; i += 1) if (into[i] === unit) return units;
  into[units++] = unit;
  return units;
}

/** Takes a card that `cardToPlace` found out of its zone. */
export function takeToPlace(state: State, seat: Seat, card: Card): 'hand' | 'sharedGeneral' {
  const hand = handOf(state, seat);
  const place = listIndexOf(state.words, hand, card);
  if (place < 0) {
    set(state, SHARED_GENERAL, NONE);
    return 'sharedGeneral';
  }
  listRemove(state.words, hand, place);
  return 'hand';
}

export function addToHand(state: State, seat: Seat, card: Card): void {
  insertByType(state.words, handOf(state, seat), state.config.types, card);
}

/** LOW-5.7.2, LOW-5.10.4: the top card of the deck goes to the hand, seen by its player only. */
export function drawCard(state: State, seat: Seat, tell: Listener): void {
  const card = listPop(state.words, deckOfSeat(state, seat));
  addToHand(state, seat, card);
  if (tell) tell({ type: 'cardDrawn', seat: seatName(seat), card: nameOfCard(state, card) });
}

/** LOW-5.4.18, LOW-5.10.5: everybody sees the cards that are in the hand now. */
export function revealHand(state: State, seat: Seat, tell: Listener): void {
  const cards = listItems(state.words, handOf(state, seat));
  for (const card of cards) addFlag(state, card, KNOWN);
  if (!tell) return;
  tell({
    type: 'handRevealed',
    seat: seatName(seat),
    cards: cards.map((card) => nameOfCard(state, card)),
  });
}
