/** Battle Logistic Square keeps the contract of rules: with every deck and every option. */
import * as fc from 'fast-check';
import type { Setup } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { runs } from '../../support/runs.ts';
import { game, logisticSquare } from './game.ts';

/** Values that keep games short of an end that never comes: every turn draws a card. */
const options: fc.Arbitrary<Setup['options']> = fc.record(
  {
    columns: fc.constantFrom(3, 5, 7),
    firstPlayer: fc.constantFrom('random', 'south', 'north'),
    initialLife: fc.integer({ min: 1, max: 500 }),
    openingHand: fc.integer({ min: 0, max: 30 }),
    handTarget: fc.integer({ min: 0, max: 30 }),
    drawAtTarget: fc.integer({ min: 0, max: 30 }),
    handLimit: fc.integer({ min: 0, max: 30 }),
    ap: fc.integer({ min: 0, max: 9 }),
    firstAp: fc.integer({ min: 0, max: 9 }),
    mainEnd: fc.constantFrom('spendAll', 'voluntary'),
    caaMin: fc.integer({ min: 0, max: 5 }),
    caaMax: fc.integer({ min: 0, max: 30 }),
    caaMultiplier: fc.integer({ min: 0, max: 5 }),
    brAsAction: fc.boolean(),
    itChainable: fc.boolean(),
    brChainNeedsRange: fc.boolean(),
    breakOnChainLinks: fc.boolean(),
    setTargets: fc.constantFrom('any', 'opposing'),
    setNeedsTarget: fc.boolean(),
    setDamage: fc.constantFrom('cumulative', 'threshold'),
    awakeningMode: fc.constantFrom('while', 'latched'),
    simultaneousZero: fc.constantFrom('draw', 'turnPlayerLoses', 'turnPlayerWins'),
    deckOutTie: fc.constantFrom('draw', 'continue'),
    deckOutLatched: fc.boolean(),
  },
  { requiredKeys: [] },
);

const setups: fc.Arbitrary<Setup> = fc
  .record({
    decks: fc.array(fc.constantFrom(...game.decks), { minLength: 2, maxLength: 2 }),
    options,
    turnLimit: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ decks, options, turnLimit }) => ({
    players: 2,
    decks,
    options: { ...options, turnLimit },
  }));

const byTheBook: fc.Arbitrary<Setup> = fc
  .array(fc.constantFrom(...game.decks), { minLength: 2, maxLength: 2 })
  .map((decks) => ({ players: 2, decks, options: {} }));

const under = {
  rules: logisticSquare,
  snapshot: ({ ints }: { ints: Int32Array }) => ints.join(),
};

describeRules('BLS: by the book', { ...under, setups: byTheBook, games: runs(12, 1000) });
describeRules('BLS: with options', { ...under, setups, games: runs(12, 1000) });
