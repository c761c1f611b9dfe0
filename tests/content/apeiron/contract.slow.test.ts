/** Apeiron keeps the contract of rules: with every pair of decks and every option. */
import * as fc from 'fast-check';
import type { Setup } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { runs } from '../../support/runs.ts';
import { apeiron, decks } from './rules.ts';

/** Random players take long to vanquish each other. */
const ending = { turnLimit: fc.integer({ min: 1, max: 25 }) };

const options: fc.Arbitrary<Setup['options']> = fc.record(
  {
    ...ending,
    firstPlayer: fc.constantFrom('random', 'south', 'north'),
    panelNumbering: fc.constantFrom('clockwise', 'counterclockwise'),
    dealRotation: fc.constantFrom('random', 'none'),
    eventPanelsInDeal: fc.boolean(),
    placementSeconds: fc.constantFrom(120, null),
    stepSeconds: fc.constantFrom(30, null),
    activationSeconds: fc.constantFrom(30, null),
    extraTurnLimit: fc.integer({ min: 0, max: 4 }),
    extraTurnReset: fc.constantFrom('damage', 'attack'),
    backAttackBonus: fc.integer({ min: 0, max: 2 }),
    poisonDamage: fc.integer({ min: 0, max: 2 }),
    bombDamage: fc.integer({ min: 0, max: 3 }),
    lawlessCounter: fc.integer({ min: 0, max: 2 }),
    bombConsumed: fc.boolean(),
    rotationTurnsUnits: fc.boolean(),
    removeOccupied: fc.constantFrom('refuse', 'destroy'),
    range2: fc.constantFrom('full', 'ring'),
    graveTiming: fc.constantFrom('turns', 'passes'),
    objectLimit: fc.integer({ min: 0, max: 5 }),
    treasureLimit: fc.integer({ min: 3, max: 5 }),
    fieldUnits: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['turnLimit'] },
);

const setupsWith = (some: fc.Arbitrary<Setup['options']>): fc.Arbitrary<Setup> =>
  fc
    .record({ some, south: fc.constantFrom(...decks), north: fc.constantFrom(...decks) })
    .map(({ some: chosen, south, north }) => ({
      players: 2,
      decks: [south, north],
      options: chosen,
    }));

const under = {
  rules: apeiron,
  snapshot: ({ ints }: { ints: Int32Array }) => ints.join(),
};

describeRules('APE: by the book', {
  ...under,
  setups: setupsWith(fc.record(ending)),
  games: runs(8, 400),
});
describeRules('APE: with options', { ...under, setups: setupsWith(options), games: runs(8, 400) });
