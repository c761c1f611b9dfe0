/** Set cards: set, repair, destroy (BLS-9.1.1, BLS-9.2.4, BLS-12.7.2, BLS-12.7.3). */
import { countIn, seatIn, sourceIn } from 'cardwright/engine';
import type { CardTables } from '../../cards.ts';
import { setNamed } from '../../names.ts';
import { placeSet } from '../../sets.ts';
import { chain, endurance, typeOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { picksOf } from '../listen.ts';
import { targetsOf } from '../targets.ts';
import type { Operations } from '../types.ts';

export function setCardOperations(cards: CardTables): Operations<'set' | 'repair' | 'destroySet'> {
  return {
    set: () => ({
      apply: (state, frame, tell) => {
        const card = sourceIn(state, frame);
        const [cell] = picksOf(state, frame);
        // BLS-9.1.4: without a cell it stays in the chain, and goes to the trash with it.
        if (cell === undefined || !chain.has(state, seatIn(state, frame), card)) return;
        placeSet(state, card, cell, tell);
      },
    }),
    repair: ({ target, amount }, place) => {
      const count = amountOf(amount);
      const targets = targetsOf(cards, target, place);
      return {
        apply: (state, frame, tell) => {
          const by = countIn(state, frame, count);
          for (const card of targets(state, seatIn(state, frame), sourceIn(state, frame))) {
            const printed = cards.endurance[typeOf(state, card)]!;
            const before = endurance.get(state, card);
            const after = Math.min(printed, before + by);
            if (after === before) continue;
            endurance.set(state, card, after);
            if (tell) {
              tell({ type: 'setRepaired', ...setNamed(state, card), endurance: after });
            }
          }
        },
      };
    },
    destroySet: ({ target }, place) => {
      const targets = targetsOf(cards, target, place);
      return {
        apply: (state, frame) => {
          for (const card of targets(state, seatIn(state, frame), sourceIn(state, frame))) {
            endurance.set(state, card, 0); // it leaves when the game settles
          }
        },
      };
    },
  };
}
