/** A game in which nobody has action points ends by itself, whatever else is agreed (BLS-11.3.3). */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playRandomly } from '../../support/random-game.ts';
import { game, logisticSquare as rules } from './game.ts';

const legalDecks = game.decks.filter(
  (deck) => rules.refuseSetup({ players: 2, options: {}, decks: [deck, deck] }).length === 0,
);

const setups = fc.record({
  decks: fc.tuple(fc.constantFrom(...legalDecks), fc.constantFrom(...legalDecks)),
  options: fc.record({
    firstAp: fc.constantFrom(0, 2),
    handTarget: fc.constantFrom(0, 5),
    drawAtTarget: fc.constantFrom(0, 1),
    handLimit: fc.constantFrom(0, 5, 30),
    deckOutTie: fc.constantFrom('draw', 'continue'),
    deckOutLatched: fc.boolean(),
  }),
});

test('without action points every game ends, with no turn limit (BLS-11.3.3)', () => {
  fc.assert(
    fc.property(setups, fc.integer(), ({ decks, options }, seed) => {
      const setup = { players: 2, decks, options: { ...options, ap: 0 } };
      expect(rules.refuseSetup(setup)).toEqual([]);
      expect(rules.outcome(playRandomly(rules, setup, seed))).not.toBeNull();
    }),
    { numRuns: 150 },
  );
});
