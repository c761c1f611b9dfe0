/** Hands and decks: which cards a seat may place, and how cards come to a hand and leave it. */
import { NO_CARD, type Card, type CardType, type Seat } from 'cardwright/engine';
import { events, type Listener } from './events.ts';
import {
  cardSide,
  deck,
  hand,
  known,
  seatSide,
  sharedGeneral,
  typeOf,
  type State,
} from './state.ts';

/** Cards by which the hand is below its limit; 0 when it is full or more. */
export function missingCards(state: State, seat: Seat): number {
  return Math.max(0, state.config.handSizes[seat]! - hand.size(state, seat));
}

export function deckSize(state: State, seat: Seat): number {
  return deck.size(state, state.config.armies[seat]);
}

/** The general between the team members, for a seat of that team, or `NO_CARD` (LOW-6.6.4). */
function sharedGeneralOf(state: State, seat: Seat): Card {
  const card = sharedGeneral.get(state);
  return card >= 0 && cardSide(state, card) === seatSide(state, seat) ? card : NO_CARD;
}

/** Whether the seat has a card to place, the shared general included (LOW-5.4.20, LOW-6.6.4). */
export function hasCardToPlace(state: State, seat: Seat): boolean {
  return hand.size(state, seat) > 0 || sharedGeneralOf(state, seat) >= 0;
}

/** The card of that unit that the seat would place, from the hand if it is there; below 0 for none. */
export function cardToPlace(state: State, seat: Seat, unit: CardType): Card {
  const card = hand.ofType(state, seat, unit);
  if (card >= 0) return card;
  const general = sharedGeneralOf(state, seat);
  return general >= 0 && typeOf(state, general) === unit ? general : NO_CARD;
}

/** Writes the different units among these cards into `into`, hand first; returns how many. */
export function unitsToPlace(state: State, seat: Seat, into: CardType[]): number {
  const units = hand.typesIn(state, seat, into);
  const general = sharedGeneralOf(state, seat);
  if (general < 0) return units;
  const unit = typeOf(state, general);
  for (let i = 0; i < units; i += 1) if (into[i] === unit) return units;
  into[units] = unit;
  return units + 1;
}

/** Takes a card that `cardToPlace` found out of its zone. */
export function takeToPlace(state: State, seat: Seat, card: Card): 'hand' | 'sharedGeneral' {
  if (sharedGeneral.get(state) === card) {
    sharedGeneral.take(state);
    return 'sharedGeneral';
  }
  hand.take(state, seat, card);
  return 'hand';
}

/** LOW-5.7.2, LOW-5.10.4: the top card of the deck goes to the hand, seen by its player only. */
export function drawCard(state: State, seat: Seat, report: Listener): void {
  const card = deck.takeTop(state, state.config.armies[seat]);
  hand.add(state, seat, card);
  if (report) report(events.cardDrawn(state, { seat, card }));
}

/** LOW-5.4.18, LOW-5.10.5: everybody sees the cards that are in the hand now. */
export function revealHand(state: State, seat: Seat, report: Listener): void {
  const cards = hand.cards(state, seat);
  for (const card of cards) known.set(state, card);
  if (report) report(events.handRevealed(state, { seat, cards }));
}
