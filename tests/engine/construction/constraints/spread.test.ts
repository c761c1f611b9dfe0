import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const costs: Constraint = { use: 'spread', of: 'cost', max: 1 };

test('neighbours are allowed, gaps are not needed', () => {
  expect(params(costs, deck({ hermit: 4, archer: 1 }))).toEqual([]);
  expect(params(costs, deck({}))).toEqual([]);
});

test('the range that holds most copies is right, the others are to blame', () => {
  const { violations } = judgeWith([costs])(deck({ hermit: 1, knight: 4, chief: 2 }));
  expect(violations).toMatchObject([
    {
      params: { lowest: 1, highest: 4, limit: 1, actual: 3, values: [1, 3, 4] },
      path: ['cards', 0],
    },
  ]);
});

test('no limit', () => {
  expect(params({ ...costs, max: null }, deck({ hermit: 1, queen: 1 }))).toEqual([]);
});
