/** Hands and decks: draw, discard, peek, scry (BLS-12.5.2, BLS-12.5.3, BLS-12.5.6, BLS-4.1.10). */
import { listFitting, seatIn, seatName, type Card, type Seat } from 'cardwright/engine';
import { namesOfCards } from '../../names.ts';
import { deck, hand, luck, opponentOf, type State } from '../../state.ts';
import { drawCards, trashFromHand } from '../../zones.ts';
import { picksOf } from '../listen.ts';
import type { Operations } from '../types.ts';

export const handOperations: Operations<'draw' | 'discard' | 'peekHand' | 'scry'> = {
  draw: ({ count }) => ({
    apply: (state, frame, tell) => drawCards(state, seatIn(state, frame), count, tell),
  }),
  discard: ({ count, by }) => {
    if (by === 'random') {
      return {
        apply: (state, frame, tell) => {
          const cards = randomCards(state, opponentOf(seatIn(state, frame)), count);
          trashFromHand(state, cards, 'effect', tell);
        },
      };
    }
    return {
      choice: {
        word: 'discard',
        least: count,
        most: count,
        candidates: (state, frame, into) =>
          listFitting(state.words, hand.list(state, opponentOf(seatIn(state, frame))), into),
      },
      apply: (state, frame, tell) => {
        trashFromHand(state, picksOf(state, frame), 'effect', tell);
      },
    };
  },
  peekHand: () => ({
    apply: (state, frame, tell) => {
      if (!tell) return;
      const seat = seatIn(state, frame);
      const cards = hand.names(state, opponentOf(seat));
      tell({ type: 'handPeeked', seat: seatName(seat), cards });
    },
  }),
  scry: ({ count }) => ({
    choice: {
      word: 'scry',
      least: 0,
      most: count,
      candidates: (state, frame, into) => {
        const seat = seatIn(state, frame);
        const size = deck.size(state, seat);
        const found = Math.min(count, size);
        for (let i = 0; i < found; i += 1) into[i] = deck.card(state, seat, size - 1 - i);
        return found;
      },
    },
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const size = deck.size(state, seat);
      const top = Array.from({ length: Math.min(count, size) }, (_, i) =>
        deck.card(state, seat, size - 1 - i),
      );
      const picks = picksOf(state, frame);
      const toBottom = top.filter((card) => picks.includes(card)); // in the order of the deck
      for (const card of toBottom) {
        deck.take(state, seat, card);
        deck.addBelow(state, seat, card); // the last one lies lowest
      }
      if (!tell || top.length === 0) return;
      tell({
        type: 'deckLookedAt',
        seat: seatName(seat),
        count: top.length,
        toBottom: toBottom.length,
        cards: namesOfCards(state, top),
      });
    },
  }),
};

/** Different cards of a hand, each set of them equally likely. */
function randomCards(state: State, seat: Seat, count: number): Card[] {
  const cards = hand.cards(state, seat);
  const drawn = Math.min(count, cards.length);
  return Array.from({ length: drawn }, () => {
    const [card] = cards.splice(luck.below(state, cards.length), 1);
    return card!;
  });
}
