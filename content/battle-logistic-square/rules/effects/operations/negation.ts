/** Cards of the chain that do not resolve (BLS-12.7.1, BLS-7.2.5). */
import { seatIn } from 'cardwright/engine';
import { cardNamed } from '../../names.ts';
import { chain, negated, opponentOf, resolved } from '../../state.ts';
import type { Operations } from '../types.ts';

export const negationOperations: Operations<'negate'> = {
  negate: () => ({
    apply: (state, frame, tell) => {
      const seat = opponentOf(seatIn(state, frame));
      const last = chain.size(state, seat) - 1;
      if (last < 0 || resolved.is(state, seat)) return;
      negated.set(state, seat);
      if (tell) tell({ type: 'cardNegated', ...cardNamed(state, chain.card(state, seat, last)) });
    },
  }),
};
