/** Set cards: set, repair, destroy (BLS-9.1.1, BLS-9.2.4, BLS-12.7.2, BLS-12.7.3), and cards that do not resolve (BLS-12.7.1). */
import { acting, sourceIn } from 'cardwright/engine';
import type { CardTables } from '../../cards.ts';
import { cardNamed, setNamed } from '../../names.ts';
import { placeSet } from '../../sets.ts';
import { opponentOf, typeOf } from '../../config.ts';
import { chain, endurance, negated, pending, resolved } from '../../state.ts';
import { targetsOf } from '../targets.ts';
import type { Operations } from '../vocabulary.ts';

export function setCardOperations(
  cards: CardTables,
): Operations<'set' | 'repair' | 'destroySet' | 'negate'> {
  return {
    set: () =>
      acting((state, seat, report, frame) => {
        const card = sourceIn(state, frame);
        const [cell] = pending.picks(state, frame);
        // BLS-9.1.4: without a cell it stays in the chain, and goes to the trash with it.
        if (cell === undefined || !chain.has(state, seat, card)) return;
        placeSet(state, card, cell, report);
      }),
    repair: ({ target, amount }, place) => {
      const targets = targetsOf(cards, target, place);
      return acting((state, seat, report, frame) => {
        for (const card of targets(state, seat, sourceIn(state, frame))) {
          const before = endurance.get(state, card);
          const after = Math.min(cards.endurance[typeOf(state, card)]!, before + amount);
          if (after === before) continue;
          endurance.set(state, card, after);
          if (report) report({ type: 'setRepaired', ...setNamed(state, card), endurance: after });
        }
      });
    },
    destroySet: ({ target }, place) => {
      const targets = targetsOf(cards, target, place);
      return acting((state, seat, _, frame) => {
        for (const card of targets(state, seat, sourceIn(state, frame))) {
          endurance.set(state, card, 0); // it leaves when the game settles
        }
      });
    },
    // BLS-7.2.5
    negate: () =>
      acting((state, controller, report) => {
        const seat = opponentOf(controller);
        const last = chain.size(state, seat) - 1;
        if (last < 0 || resolved.is(state, seat)) return;
        negated.set(state, seat);
        if (report)
          report({ type: 'cardNegated', ...cardNamed(state, chain.card(state, seat, last)) });
      }),
  };
}
