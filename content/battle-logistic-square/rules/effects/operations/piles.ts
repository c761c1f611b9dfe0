/** Cards that come back: from the trash, and to use once more (BLS-12.5.4, BLS-12.5.5, BLS-12.5.7). */
import { seatIn, seatName, type Card, type Seat } from 'cardwright/engine';
import type { Event, Listener } from '../../events.ts';
import { namesOfCards } from '../../names.ts';
import { deck, hand, it, itUsed, luck, trash, type State } from '../../state.ts';
import { picksOf } from '../listen.ts';
import type { Operations } from '../types.ts';

export const pileOperations: Operations<'retrieve' | 'recycle' | 'refreshIt'> = {
  retrieve: () => ({
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const cards = picksOf(state, frame);
      for (const card of cards) {
        trash.take(state, seat, card);
        hand.add(state, seat, card);
      }
      tellCards(state, 'cardsRetrieved', seat, cards, tell);
    },
  }),
  recycle: () => ({
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const cards = picksOf(state, frame);
      for (const card of cards) {
        trash.take(state, seat, card);
        deck.add(state, seat, card);
      }
      if (cards.length > 0) deck.shuffle(state, seat, state.words, luck.at);
      tellCards(state, 'cardsRecycled', seat, cards, tell);
    },
  }),
  refreshIt: () => ({
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const cards = picksOf(state, frame);
      for (const card of cards) {
        itUsed.take(state, seat, card);
        it.add(state, seat, card);
      }
      tellCards(state, 'itRefreshed', seat, cards, tell);
    },
  }),
};

type CardsMoved = Extract<
  Event,
  { readonly type: 'cardsRetrieved' | 'cardsRecycled' | 'itRefreshed' }
>['type'];

/** BLS-4.1.12: everybody sees which cards. */
function tellCards(
  state: State,
  type: CardsMoved,
  seat: Seat,
  cards: readonly Card[],
  tell: Listener,
): void {
  if (!tell || cards.length === 0) return;
  tell({ type, seat: seatName(seat), cards: namesOfCards(state, cards) });
}
