/** Cards of the chain that do not resolve (BLS-12.7.1, BLS-7.2.5). */
import { seatIn, seatName } from 'cardwright/engine';
import { lastCardOf } from '../../links.ts';
import { NONE } from '../../config.ts';
import { nameOfCard } from '../../events.ts';
import { addSeatBit, hasSeatBit, NEGATED, opponentOf, RESOLVED } from '../../state.ts';
import type { Operations } from '../types.ts';

export const negationOperations: Operations<'negate'> = {
  negate: () => ({
    apply: (state, frame, tell) => {
      const seat = opponentOf(seatIn(state, frame));
      const card = lastCardOf(state, seat);
      if (card === NONE || hasSeatBit(state, RESOLVED, seat)) return;
      addSeatBit(state, NEGATED, seat);
      if (tell) {
        tell({ type: 'cardNegated', seat: seatName(seat), card: nameOfCard(state, card) });
      }
    },
  }),
};
