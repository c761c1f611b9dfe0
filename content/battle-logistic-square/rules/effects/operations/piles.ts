/** Cards that come back: from the trash, and to use once more (BLS-12.5.4, BLS-12.5.5, BLS-12.5.7). */
import type { Card } from '../../config.ts';
import { namesOfCards, type Event, type Listener } from '../../events.ts';
import { setFaceUp, type State } from '../../state.ts';
import { addToHand, putOnDeck, removeFrom, shuffleDeck, trashOf } from '../../zones.ts';
import { seatIn, seatName, type Seat } from 'cardwright/engine';
import { picksOf } from '../picks.ts';
import type { Operations } from '../types.ts';

export const pileOperations: Operations<'retrieve' | 'recycle' | 'refreshIt'> = {
  retrieve: () => ({
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const cards = picksOf(state, frame);
      for (const card of cards) {
        removeFrom(state, trashOf(state, seat), card);
        addToHand(state, card);
      }
      tellCards(state, 'cardsRetrieved', seat, cards, tell);
    },
  }),
  recycle: () => ({
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const cards = picksOf(state, frame);
      for (const card of cards) {
        removeFrom(state, trashOf(state, seat), card);
        putOnDeck(state, card);
      }
      if (cards.length > 0) shuffleDeck(state, seat);
      tellCards(state, 'cardsRecycled', seat, cards, tell);
    },
  }),
  refreshIt: () => ({
    apply: (state, frame, tell) => {
      const cards = picksOf(state, frame);
      for (const card of cards) setFaceUp(state, card, false);
      tellCards(state, 'itRefreshed', seatIn(state, frame), cards, tell);
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
