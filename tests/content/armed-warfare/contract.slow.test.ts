/** Armed Warfare keeps the contract of rules: with two to four players and every option. */
import * as fc from 'fast-check';
import type { Setup } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { runs } from '../../support/runs.ts';
import { armedWarfare, personalDecks } from './game.ts';

/** Without these two random players hardly ever come to an end, as the rules say themselves (8.4). */
const ending = {
  roundLimit: fc.integer({ min: 1, max: 6 }),
  freeActions: fc.integer({ min: 1, max: 3 }),
};

const options: fc.Arbitrary<Setup['options']> = fc.record(
  {
    ...ending,
    boardColumns: fc.integer({ min: 7, max: 15 }),
    boardRows: fc.integer({ min: 7, max: 15 }),
    startingHand: fc.integer({ min: 0, max: 7 }),
    drawPerTurn: fc.integer({ min: 0, max: 3 }),
    attacksPerTurn: fc.integer({ min: 1, max: 3 }),
    tieBreak: fc.constantFrom('seat', 'random'),
    turnOrderRefresh: fc.constantFrom('eachRound', 'setup'),
    reshuffleTiming: fc.constantFrom('onDraw', 'onEmpty'),
    allowEquipmentOffMap: fc.boolean(),
    betweenRule: fc.constantFrom('shortestPath', 'sameLine', 'dominantAxis'),
    allowAttackWithoutTarget: fc.boolean(),
    firstRoundAttacks: fc.boolean(),
    defenceCarryOver: fc.boolean(),
    eliminatedCards: fc.constantFrom('discard', 'remove'),
    armdroidSelection: fc.constantFrom('random', 'draft'),
    draftChoices: fc.integer({ min: 2, max: 3 }),
    weaponPileMode: fc.constantFrom('shared', 'personal'),
  },
  { requiredKeys: ['roundLimit', 'freeActions'] },
);

const setups: fc.Arbitrary<Setup> = fc
  .record({ options, players: fc.constantFrom(2, 3, 4), first: fc.nat(personalDecks.length - 1) })
  .map(({ options, players, first }) => ({
    players,
    options,
    decks:
      options['weaponPileMode'] === 'personal'
        ? Array.from(
            { length: players },
            (_, i) => personalDecks[(first + i) % personalDecks.length]!,
          )
        : [],
  }));

const byTheBook: fc.Arbitrary<Setup> = fc
  .record({ options: fc.record(ending), players: fc.constantFrom(2, 3, 4) })
  .map(({ options, players }) => ({ players, decks: [], options }));

const under = {
  rules: armedWarfare,
  snapshot: ({ ints }: { ints: Int32Array }) => ints.join(),
};

describeRules('AWF: by the book', { ...under, setups: byTheBook, games: runs(8, 400) });
describeRules('AWF: with options', { ...under, setups, games: runs(8, 400) });
