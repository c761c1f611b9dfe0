/** Drawing, refilling and discarding: 5.4, AWF-6.1.7, AWF-6.1.15. */
import { DrawPile, type Card, type Seat } from 'cardwright/engine';
import { isPersonal, type Config } from './config.ts';
import { told, type Listener } from './events.ts';
import { discard, hand, luck, owner, weaponPile, type State } from './state.ts';

/** AWF-5.4.3, AWF-6.1.15 */
export const weapons = new DrawPile<Config>({
  pile: weaponPile,
  discard,
  chance: luck,
  holderOf: ({ config }, seat) => (isPersonal(config) ? seat : 0),
});

/** AWF-5.4.3 to AWF-5.4.6: up to a number of cards. */
export function drawCards(state: State, seat: Seat, count: number, tell: Listener): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i += 1) {
    const card = weapons.draw(state, seat, tell);
    if (card < 0) break; // AWF-5.4.4
    takeInHand(state, seat, card, tell);
    cards.push(card);
  }
  if (tell && cards.length > 0) tell(told.cardsDrawn(state, { seat, count: cards.length, cards }));
}

function takeInHand(state: State, seat: Seat, card: Card, tell: Listener): void {
  hand.add(state, seat, card);
  owner.set(state, card, seat);
  if (state.config.options.reshuffleTiming === 'onEmpty') weapons.refill(state, seat, tell); // AWF-6.1.7
}

/** AWF-6.1.15: the pile of its owner. */
export function discardCard(state: State, card: Card): void {
  weapons.discard(state, owner.get(state, card), card);
}

/** AWF-5.12.9: one is kept of those on top, the rest goes under the pile in the same order. */
export function keepCard(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  tell: Listener,
): void {
  const looked: Card[] = [];
  looked.length = weapons.top(state, seat, count, looked);
  weapons.keep(state, seat, card, looked);
  if (tell) tell(told.cardKept(state, { seat, card }));
  takeInHand(state, seat, card, tell);
}
