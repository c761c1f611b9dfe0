/** Hits by effects, and what changes the hits of cards (BLS-12.4.1, BLS-12.4.2, BLS-12.4.4). */
import { acting, countIn, fittingCards, seatName, sourceIn, type Card } from 'cardwright/engine';
import type { CardTables } from '../../cards.ts';
import type { Target } from '../../data.gen.ts';
import { typeOf } from '../../config.ts';
import { boost, hitBonus, type State } from '../../state.ts';
import { hitByEffect } from '../hits.ts';
import { targetsOf } from '../targets.ts';
import { amountOf } from '../tests.ts';
import type { Operations } from '../vocabulary.ts';

export function hittingOperations(
  cards: CardTables,
): Operations<'hit' | 'modifyHit' | 'boostNext'> {
  return {
    hit: ({ target, amount }, place) => {
      const count = amountOf(amount);
      const targets = targetsOf(cards, target, place);
      return acting((state, seat, report, frame) => {
        const source = sourceIn(state, frame);
        const struck = targets(state, seat, source);
        hitByEffect(state, source, seat, struck, countIn(state, frame, count), report);
      });
    },
    modifyHit: ({ target, amount }) => {
      const isModified = modifiedCards(cards, target);
      return {
        // In `beforeHit`: the hit of the card that resolves.
        apply: (state, frame) => {
          const source = sourceIn(state, frame);
          if (isModified(state, source, source)) hitBonus.add(state, amount);
        },
        // As a static effect: the hits of the controller's cards.
        modify: (state, seat, source, proposal, tally) => {
          if (proposal.seat !== seat || !isModified(state, source, proposal.source)) return;
          tally.add(amount);
        },
      };
    },
    boostNext: ({ amount }) =>
      acting((state, seat, report) => {
        boost.add(state, seat, amount);
        if (report) report({ type: 'boosted', seat: seatName(seat), amount });
      }),
  };
}

/** Whether the hit of a card is one that an effect of `source` modifies. */
function modifiedCards(
  cards: CardTables,
  target: Extract<Target, { readonly who: 'thisCard' | 'ownCards' }>,
): (state: State, source: Card, card: Card) => boolean {
  if (target.who === 'thisCard') return (_state, source, card) => source === card;
  const fits = fittingCards(cards.data, target.where);
  return (state, _source, card) => fits[typeOf(state, card)] === 1;
}
