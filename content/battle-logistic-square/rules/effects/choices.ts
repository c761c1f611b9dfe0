/** What a player may pick for an effect (BLS-12.1.3). */
import { listFitting, seatIn } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import { coverOf, isEmpty } from '../board.ts';
import type { Card } from '../config.ts';
import { isFaceUp, typeOf, type State } from '../state.ts';
import { itDeckOf, trashOf } from '../zones.ts';
import { fittingCards } from './filters.ts';
import type { Choices } from './types.ts';

/**
 * Puts the first `count` cards in the order of the catalogue, equal ones as they were. Where equal
 * cards lie apart, as in a trash, a set that is named card by card could be made in several ways.
 */
function gatherEqual(state: State, cards: number[], count: number): void {
  const sorted = cards.slice(0, count).toSorted((a, b) => typeOf(state, a) - typeOf(state, b));
  for (const [place, card] of sorted.entries()) cards[place] = card;
}

export function choicesOf(cards: CardTables): Choices {
  return {
    // BLS-9.1.1, in the order of the drawing
    cellInRange: ({ pick }, { definition }) => ({
      word: pick,
      least: 1,
      most: 1,
      candidates: (state, frame, into) => {
        const { squares } = coverOf(state, cards.range[definition]!, seatIn(state, frame));
        let found = 0;
        for (const square of squares) if (isEmpty(state, square)) into[found++] = square;
        return found;
      },
    }),
    // BLS-12.5.4, BLS-12.5.5: the cards of the open chain are not in the trash yet
    ownTrash: ({ pick, count, where }) => {
      const fits = fittingCards(cards, where);
      return {
        word: pick,
        least: 0,
        most: count,
        candidates: (state, frame, into) => {
          const trash = trashOf(state, seatIn(state, frame));
          const isFit = (card: Card): boolean => fits[typeOf(state, card)] === 1;
          const found = listFitting(state.words, trash, into, isFit);
          gatherEqual(state, into, found);
          return found;
        },
      };
    },
    // BLS-12.5.7
    ownIt: ({ pick, count }) => ({
      word: pick,
      least: 0,
      most: count,
      candidates: (state, frame, into) =>
        listFitting(state.words, itDeckOf(state, seatIn(state, frame)), into, (card) =>
          isFaceUp(state, card),
        ),
    }),
  };
}
