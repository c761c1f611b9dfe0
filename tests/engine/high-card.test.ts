import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Match, namedOutcome } from '../../engine/index.ts';
import { describeRules } from '../support/describe-rules.ts';
import { highCard } from '../support/high-card.ts';

describeRules('high card, two to five sides', {
  rules: highCard,
  setups: fc.integer({ min: 2, max: 5 }).map((players) => ({ players, decks: [], options: {} })),
  snapshot: (state) => JSON.stringify(state),
  games: 40,
});

/** The sums of four sides that have nothing left to play. */
const ended = (...sums: number[]) =>
  new Match(highCard, { position: { hands: sums.map(() => []), sums } }).outcome!;

test('several sides win together, and the others are ranked', () => {
  expect(ended(4, 9, 1, 9)).toMatchObject({ winners: [1, 3], standings: [[1, 3], [0], [2]] });
  expect(namedOutcome(ended(4, 9, 1, 9))).toEqual({
    winners: ['B', 'D'],
    reason: 'sum',
    standings: [['B', 'D'], ['A'], ['C']],
  });
});

test('nobody wins when all are equal', () => {
  expect(ended(3, 3, 3)).toMatchObject({ winners: [], standings: [[0, 1, 2]] });
});
