/** Drawing, refilling and discarding: 5.4, AWF-6.1.7, AWF-6.1.15. */
import type { Card, Seat } from 'cardwright/engine';
import { told, type Listener } from './events.ts';
import { discard, hand, luck, owner, pileOf, weaponPile, type State } from './state.ts';

/** AWF-5.4.3 to AWF-5.4.6: up to a number of cards. */
export function drawCards(state: State, seat: Seat, count: number, tell: Listener): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i += 1) {
    refill(state, seat, tell);
    if (weaponPile.size(state, pileOf(state, seat)) === 0) break; // AWF-5.4.4
    cards.push(takeTop(state, seat, tell));
  }
  if (tell && cards.length > 0) tell(told.cardsDrawn(state, { seat, count: cards.length, cards }));
}

/** Presumes that there is a card. */
function takeTop(state: State, seat: Seat, tell: Listener): Card {
  const card = weaponPile.takeTop(state, pileOf(state, seat));
  hand.add(state, seat, card);
  owner.set(state, card, seat);
  refillAtOnce(state, seat, tell);
  return card;
}

/** AWF-5.4.3: the whole discard pile is shuffled where the weapon pile is empty. */
export function refill(state: State, seat: Seat, tell: Listener): void {
  const pile = pileOf(state, seat);
  if (weaponPile.size(state, pile) > 0 || discard.size(state, pile) === 0) return;
  for (const card of discard.cards(state, pile)) weaponPile.add(state, pile, card);
  discard.clearAll(state, pile);
  weaponPile.shuffle(state, pile, state.ints, luck.at, tell);
}

/** AWF-6.1.7 */
export function refillAtOnce(state: State, seat: Seat, tell: Listener): void {
  if (state.config.options.reshuffleTiming === 'onEmpty') refill(state, seat, tell);
}

/** AWF-6.1.15: the pile of its owner. */
export function discardCard(state: State, card: Card): void {
  discard.add(state, pileOf(state, owner.get(state, card)), card);
}

/** AWF-5.12.9: one is kept of those that were looked at, the rest goes under the pile in the same order. */
export function keepCard(
  state: State,
  seat: Seat,
  card: Card,
  looked: readonly Card[],
  tell: Listener,
): void {
  const pile = pileOf(state, seat);
  for (const other of looked) {
    weaponPile.take(state, pile, other);
    if (other !== card) weaponPile.addBelow(state, pile, other);
  }
  hand.add(state, seat, card);
  owner.set(state, card, seat);
  if (tell) tell(told.cardKept(state, { seat, card }));
}

/** The cards on top, the first to be drawn first; all where there are fewer. */
export function topCards(state: State, seat: Seat, count: number, into: Card[]): number {
  const pile = pileOf(state, seat);
  const size = weaponPile.size(state, pile);
  const found = Math.min(count, size);
  for (let i = 0; i < found; i += 1) into[i] = weaponPile.card(state, pile, size - 1 - i);
  return found;
}
