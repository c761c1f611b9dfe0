/** Drawing, refilling and discarding: 5.4, AWF-6.1.7, AWF-6.1.15. */
import { DrawPile, type Card, type Seat } from 'cardwright/engine';
import { isPersonal, type Config } from './config.ts';
import { events, type Listener } from './events.ts';
import { discard, hand, luck, owner, weaponPile, type State } from './state.ts';

/** AWF-5.4.3, AWF-6.1.15 */
export const weapons = new DrawPile<Config>({
  pile: weaponPile,
  discard,
  hand,
  owner,
  isRefilledAtOnce: ({ config }) => config.options.reshuffleTiming === 'onEmpty', // AWF-6.1.7
  chance: luck,
  holderOf: ({ config }, seat) => (isPersonal(config) ? seat : 0),
});

/** AWF-5.4.3 to AWF-5.4.6: up to a number of cards, as far as there are any (AWF-5.4.4). */
export function drawCards(state: State, seat: Seat, count: number, report: Listener): void {
  const cards = weapons.deal(state, seat, count, report);
  if (report && cards.length > 0)
    report(events.cardsDrawn(state, { seat, count: cards.length, cards }));
}

/** AWF-6.1.15: the pile of its owner. */
export function discardCard(state: State, card: Card): void {
  weapons.discard(state, owner.get(state, card), card);
}
