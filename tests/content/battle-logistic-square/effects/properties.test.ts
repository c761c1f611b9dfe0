/** Whatever the words of the vocabulary can say, the rules can play. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, RulesDefect, stream } from '../../../../engine/index.ts';
import { rulesWith, type OwnCard } from './own-cards.ts';
import { ownCards } from './random-effects.ts';

const STEPS = 40;

function positionOf(cards: readonly OwnCard[], seed: number) {
  const own = cards.filter(({ category }) => category !== 'avi').map(({ id }) => id);
  const many = Array.from({ length: 16 }, (_, i) => own[i % own.length]!);
  return {
    avi: { P1: 'avi-0', P2: 'avi-1' },
    cell: { P1: '(3,3)', P2: '(3,5)' },
    life: { P1: 500, P2: 450 },
    hand: { P1: own, P2: own },
    deck: { P1: many, P2: many },
    trash: { P1: own, P2: ['sc-patch'] },
    it: { P1: ['it-final-line'] },
    itUsed: { P2: ['it-data-flood'] },
    seed,
  };
}

test('random effects are played without a fault, and every position on the way can be saved', () => {
  const seeds = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(ownCards, seeds, (cards, seed) => {
      const rules = rulesWith(cards);
      const chance = stream(seed, 'player');
      const actions: number[] = [];
      let state = rules.fromPosition(positionOf(cards, seed));
      for (let step = 0; step < STEPS; step += 1) {
        const seat = rules.toAct(state);
        if (seat === null) break;
        const count = rules.legalActions(state, seat, actions);
        const action = actions[below(count, chance)]!;
        expect(rules.refusal(state, seat, action)).toBeNull();
        const copy = rules.fromPosition(rules.toPosition(state));
        try {
          rules.apply(state, seat, action);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesDefect);
          return;
        }
        rules.apply(copy, seat, action);
        expect(rules.invariants(state)).toEqual([]);
        expect(rules.toPosition(copy)).toEqual(rules.toPosition(state));
        state = copy;
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
