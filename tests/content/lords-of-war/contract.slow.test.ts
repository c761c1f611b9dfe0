/** Lords of War keeps the contract of rules: for 2, 3, 4 and 6 players, with every option. */
import * as fc from 'fast-check';
import type { Setup } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { isSoak, runs } from '../../support/runs.ts';
import { game, lordsOfWar } from './game.ts';

/** Decks of any sample, and options of any value that the number of players allows (LOW-6.1.2). */
function setups(players: number): fc.Arbitrary<Setup> {
  const armies = players === 3 ? 2 : players;
  return fc.record({
    players: fc.constant(players),
    decks: fc.array(fc.constantFrom(...game.decks), { minLength: armies, maxLength: armies }),
    options: options(players),
  });
}

/**
 * Goals within reach: where a side cannot lose as many cards as the goal asks for, the last units can
 * be placed and recalled for ever.
 */
function options(players: number): fc.Arbitrary<Setup['options']> {
  const armies = players === 3 ? 1 : players / 2;
  return fc.record(
    {
      ...(players < 4 && { board: fc.oneof(fc.constant('unbounded'), mats) }),
      ...(players !== 3 && { handSize: fc.integer({ min: 1, max: 30 }) }),
      'victory.eliminations': fc.integer({ min: 1, max: 25 * armies }),
      'victory.commandCards': fc.option(fc.integer({ min: 1, max: 5 * armies })),
      'intermediate.cavalry': fc.boolean(),
      'intermediate.berserker': fc.boolean(),
      cavalryIgnoresInvolvement: fc.boolean(),
      teamGeneralReinforcement: fc.constantFrom('fromHand', 'never'),
      simultaneousVictory: fc.constantFrom('draw', 'active'),
      firstPlayer: fc.oneof(fc.constant('random'), fc.integer({ min: 1, max: players })),
      turnLimit: fc.option(fc.integer({ min: 1, max: 200 })),
    },
    { requiredKeys: [] },
  );
}

/** Large enough for the start spaces of two players, small enough to run out of squares. */
const mats = fc.record({
  columns: fc.integer({ min: 5, max: 9 }),
  rows: fc.integer({ min: 4, max: 8 }),
});

for (const [players, few, many] of [
  [2, 12, 600],
  [3, 8, 400],
  [4, 5, 200],
  [6, 3, 100],
] as const) {
  // Four players of two sides are in every run.
  if (players === 6 && !isSoak) continue;
  describeRules(`LOW: ${players} players`, {
    rules: lordsOfWar,
    setups: setups(players),
    snapshot: ({ ints }) => ints.join(),
    games: runs(few, many),
  });
}
