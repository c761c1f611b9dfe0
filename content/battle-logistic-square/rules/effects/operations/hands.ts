/** Hands and decks: draw, discard, peek, scry (BLS-12.5.2, BLS-12.5.3, BLS-12.5.6, BLS-4.1.10). */
import {
  below,
  listFitting,
  listInsert,
  listItem,
  listItems,
  seatIn,
  seatName,
  type Seat,
} from 'cardwright/engine';
import type { Card } from '../../config.ts';
import { namesOfCards } from '../../events.ts';
import { opponentOf, STREAM, type State } from '../../state.ts';
import { deckOf, deckSize, drawCards, handOf, removeFrom, trashFromHand } from '../../zones.ts';
import { picksOf } from '../picks.ts';
import type { Operations } from '../types.ts';

export const handOperations: Operations<'draw' | 'discard' | 'peekHand' | 'scry'> = {
  draw: ({ count }) => ({
    apply: (state, frame, tell) => void drawCards(state, seatIn(state, frame), count, tell),
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
          listFitting(state.words, handOf(state, opponentOf(seatIn(state, frame))), into),
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
      const hand = listItems(state.words, handOf(state, opponentOf(seat)));
      tell({ type: 'handPeeked', seat: seatName(seat), cards: namesOfCards(state, hand) });
    },
  }),
  scry: ({ count }) => ({
    choice: {
      word: 'scry',
      least: 0,
      most: count,
      candidates: (state, frame, into) => {
        const top = topCards(state, seatIn(state, frame), count);
        for (const [i, card] of top.entries()) into[i] = card;
        return top.length;
      },
    },
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const top = topCards(state, seat, count);
      const toBottom = picksOf(state, frame);
      for (const card of toBottom) {
        removeFrom(state, deckOf(state, seat), card);
        listInsert(state.words, deckOf(state, seat), 0, card); // the last one lies lowest
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
  const hand = listItems(state.words, handOf(state, seat));
  const drawn = Math.min(count, hand.length);
  return Array.from({ length: drawn }, () => {
    const [card] = hand.splice(below(hand.length, state.words, STREAM), 1);
    return card!;
  });
}

/** The top card first. */
function topCards(state: State, seat: Seat, count: number): Card[] {
  const deck = deckOf(state, seat);
  const size = deckSize(state, seat);
  return Array.from({ length: Math.min(count, size) }, (_, i) =>
    listItem(state.words, deck, size - 1 - i),
  );
}
