/** What a player may pick for an effect (BLS-12.1.3). */
import { fittingCards, picking, type Card } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import { coverOf, isEmpty } from '../board.ts';
import { typeOf } from '../config.ts';
import { itUsed, trash, type State } from '../state.ts';
import type { Choices } from './vocabulary.ts';

/**
 * Puts the first `count` cards in the order of the catalogue, equal ones as they were. Where equal
 * cards lie apart, as in a trash, a set that is named card by card could be made in several ways.
 */
function gatherEqual(state: State, cards: number[], count: number): void {
  for (let i = 1; i < count; i += 1) {
    const card = cards[i]!;
    let place = i;
    for (; place > 0 && typeOf(state, cards[place - 1]!) > typeOf(state, card); place -= 1) {
      cards[place] = cards[place - 1]!;
    }
    cards[place] = card;
  }
}

export function choicesOf(cards: CardTables): Choices {
  return {
    // BLS-9.1.1, in the order of the drawing
    cellInRange: (_, { definition }) =>
      picking('cell', 1, 1, (state: State, seat, into) => {
        const { squares } = coverOf(state, cards.range[definition]!, seat);
        let found = 0;
        for (const square of squares) if (isEmpty(state, square)) into[found++] = square;
        return found;
      }),
    // BLS-12.5.4, BLS-12.5.5: the cards of the open chain are not in the trash yet
    ownTrash: ({ count, where }) => {
      const fits = fittingCards(cards.data, where);
      return picking('trash', 0, count, (state: State, seat, into) => {
        const isFit = (card: Card): boolean => fits[typeOf(state, card)] === 1;
        const found = trash.listInto(state, seat, into, isFit);
        gatherEqual(state, into, found);
        return found;
      });
    },
    // BLS-12.5.7
    ownIt: ({ count }) =>
      picking('it', 0, count, (state: State, seat, into) => itUsed.listInto(state, seat, into)),
  };
}
