/**
 * Cards of hands and decks: draw, discard, peek, scry (BLS-12.5.2, BLS-12.5.3, BLS-12.5.6, BLS-4.1.10),
 * and those that come back: from the trash, and to use once more (BLS-12.5.4, BLS-12.5.5, BLS-12.5.7).
 */
import {
  acting,
  drawOne,
  picking,
  seatName,
  type Card,
  type OperationHandler,
  type Seat,
  type Zone,
} from 'cardwright/engine';
import { type Config, opponentOf } from '../../config.ts';
import type { Event, Listener } from '../../events.ts';
import { nameOfCard, namesOfCards } from '../../names.ts';
import { deck, hand, it, itUsed, luck, pending, trash, type State } from '../../state.ts';
import { drawCards, trashFromHand } from '../../zones.ts';
import type { Operations } from '../vocabulary.ts';

export const cardOperations: Operations<
  'draw' | 'discard' | 'peekHand' | 'scry' | 'retrieve' | 'recycle' | 'refreshIt'
> = {
  draw: ({ count }) => acting((state, seat, report) => drawCards(state, seat, count, report)),
  discard: ({ count, by }) => {
    if (by === 'random') {
      return acting((state, seat, report) => {
        const cards = randomCards(state, opponentOf(seat), count, report);
        trashFromHand(state, cards, 'effect', report);
      });
    }
    return {
      choice: picking('opposingHand', count, count, (state: State, seat, into) =>
        hand.listInto(state, opponentOf(seat), into),
      ),
      apply: (state, frame, report) =>
        trashFromHand(state, pending.picks(state, frame), 'effect', report),
    };
  },
  peekHand: () =>
    acting((state, seat, report) => {
      if (!report) return;
      const cards = hand.names(state, opponentOf(seat));
      report({ type: 'handPeeked', seat: seatName(seat), cards });
    }),
  scry: ({ count }) => ({
    choice: picking('scry', 0, count, (state: State, seat, into) => {
      const top = topCards(state, seat, count);
      for (const [i, card] of top.entries()) into[i] = card;
      return top.length;
    }),
    ...acting((state, seat, report, frame) => {
      const top = topCards(state, seat, count);
      const picks = pending.picks(state, frame);
      const toBottom = top.filter((card) => picks.includes(card)); // in the order of the deck
      for (const card of toBottom) {
        deck.take(state, seat, card);
        deck.addBelow(state, seat, card); // the last one lies lowest
      }
      if (!report || top.length === 0) return;
      const cards = namesOfCards(state, top);
      const counts = { count: top.length, toBottom: toBottom.length };
      report({ type: 'deckLookedAt', seat: seatName(seat), ...counts, cards });
    }),
  }),
  retrieve: () => moving('cardsRetrieved', trash, hand),
  recycle: () => moving('cardsRecycled', trash, deck),
  refreshIt: () => moving('itRefreshed', itUsed, it),
};

/** Different cards of a hand, each set of them equally likely. */
function randomCards(state: State, seat: Seat, count: number, report: Listener): Card[] {
  const cards = hand.cards(state, seat);
  const lot = { decides: 'discard', nameOf: (place: number) => nameOfCard(state, cards[place]!) };
  const drawn = Math.min(count, cards.length);
  return Array.from({ length: drawn }, () => {
    const place = drawOne(lot, cards.length, seat, state.ints, luck.at, report);
    return cards.splice(place, 1)[0]!;
  });
}

/** The first one on top. */
function topCards(state: State, seat: Seat, count: number): Card[] {
  return deck.cards(state, seat).toReversed().slice(0, count);
}

/** The cards that were picked; everybody sees which (BLS-4.1.12). */
function moving(
  type: 'cardsRetrieved' | 'cardsRecycled' | 'itRefreshed',
  from: Zone<Config>,
  to: Zone<Config>,
): OperationHandler<State, Event> {
  return acting((state, seat, report, frame) => {
    const cards = pending.picks(state, frame);
    if (cards.length === 0) return;
    for (const card of cards) from.move(state, seat, card, to);
    if (to === deck) deck.shuffle(state, seat, state.ints, luck.at, report); // BLS-12.5.5
    if (report) report({ type, seat: seatName(seat), cards: namesOfCards(state, cards) });
  });
}
