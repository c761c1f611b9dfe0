/** A-AWs Basic keeps the contract of rules: on every battlefield, with every option. */
import * as fc from 'fast-check';
import type { Setup } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { isSoak, runs } from '../../support/runs.ts';
import { battles, combat, game, setupOf } from './game.ts';

const roster = fc.nat(game.decks.length - 1);
const battle = fc.nat(battles.length - 1);

const options: fc.Arbitrary<Setup['options']> = fc.record(
  {
    coverDefenceBonus: fc.integer({ min: 0, max: 4 }),
    initiativeTie: fc.constantFrom('roll-off', 'keep-previous', 'player-side'),
    winnerInsertion: fc.constantFrom('static', 'dynamic'),
    initiativeBoostSources: fc.constantFrom('any-unit', 'representative'),
    immediateHalving: fc.constantFrom('after-range', 'before-range'),
    rangedBaseReach: fc.constantFrom(0, 1),
    attackWithZeroAbility: fc.boolean(),
    friendlyFire: fc.boolean(),
    multiTargetDice: fc.constantFrom('shared', 'per-target'),
    counterDepth: fc.integer({ min: 0, max: 3 }),
    elementUsesPerCombat: fc.integer({ min: 1, max: 3 }),
    temporaryUsesPerRound: fc.integer({ min: 1, max: 3 }),
    temporaryUseScope: fc.constantFrom('element', 'unit'),
    emergencyFromNone: fc.boolean(),
    lineOfFire: fc.constantFrom('manhattan-between', 'straight-only'),
    interferenceMinDistance: fc.integer({ min: 2, max: 4 }),
    interferenceSides: fc.constantFrom('any', 'target-side'),
    dominationTie: fc.constantFrom('none', 'attacker', 'target'),
    chargeMax: fc.constantFrom(null, 1, 2),
    itemSpentElementLosesBonus: fc.boolean(),
    dropItemsOnIncapacitation: fc.boolean(),
    askEveryWindow: fc.boolean(),
    incapacitatedMeaning: fc.constantFrom('retired', 'dead'),
    restoreVpAfterCombat: fc.boolean(),
    maxRounds: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: [] },
);

const setups: fc.Arbitrary<Setup> = fc
  .record({ one: roster, other: roster, battle, options })
  .map((all) => setupOf([all.one, all.other], all.battle, all.options));

const byTheBook: fc.Arbitrary<Setup> = fc
  .record({ one: roster, other: roster, battle })
  .map((all) => setupOf([all.one, all.other], all.battle));

/** Two rosters of a side need a battlefield with room for them. */
const ofSeveral: fc.Arbitrary<Setup> = fc
  .record({ rosters: fc.array(roster, { minLength: 3, maxLength: 4 }), battle, options })
  .map((all) => setupOf(all.rosters, all.battle, all.options))
  .filter((setup) => combat.refuseSetup(setup).length === 0);

const under = { rules: combat, snapshot: ({ ints }: { ints: Int32Array }) => ints.join() };

// Combats are long, and those of several five times as long.
if (isSoak) {
  describeRules('AAW: by the book', { ...under, setups: byTheBook, games: 40 });
  describeRules('AAW: three and four people', { ...under, setups: ofSeveral, games: 20 });
}
describeRules('AAW: with options', { ...under, setups, games: runs(1, 40) });
