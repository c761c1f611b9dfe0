import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

test('one card, or a version of it', () => {
  const queen: Constraint = { use: 'require', card: ['queen', 'chief'] };
  expect(params(queen, deck({ chief: 2 }))).toEqual([]);
  expect(params(queen, deck({ archer: 1 }))).toEqual([
    { min: 1, limit: 1, actual: 0, cards: ['queen', 'chief'] },
  ]);
});

test('cards of a sort, exactly', () => {
  const leaders: Constraint = { use: 'require', where: { rank: 'leader' }, exactly: 2 };
  expect(params(leaders, deck({ queen: 1, chief: 1 }))).toEqual([]);
  expect(params(leaders, deck({ queen: 3 }))).toEqual([{ expected: 2, actual: 3, cards: [] }]);
});

test('missing cards can be added', () => {
  expect(judgeWith([{ use: 'require', card: 'queen' }])(deck({})).state).toBe('incomplete');
});
