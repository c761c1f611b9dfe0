import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

test('a number of groups of a size', () => {
  const three: Constraint = { use: 'groups', per: 'faction', of: 3, min: 2 };
  expect(params(three, deck({ queen: 1, archer: 2, raider: 3 }))).toEqual([]);
  expect(params(three, deck({ archer: 5, raider: 2 }))).toEqual([
    { min: 2, limit: 2, actual: 1, of: 3, groups: { crown: 5, hills: 2 } },
  ]);
});

test('equal groups', () => {
  const equal: Constraint = { use: 'groups', per: 'faction', equal: true };
  expect(params(equal, deck({ archer: 2, raider: 1, chief: 1, hermit: 5 }))).toEqual([]);
  expect(params(equal, deck({}))).toEqual([]);
  expect(params(equal, deck({ archer: 10, raider: 9 }))).toEqual([
    { groups: { crown: 10, hills: 9 }, actual: 9, limit: 10 },
  ]);
});

test('both at once: the sizes, then the number', () => {
  const both: Constraint = { use: 'groups', per: 'faction', equal: true, exactly: 1 };
  const { violations } = judgeWith([both])(deck({ archer: 2, raider: 1 }));
  expect(violations.map(({ code }) => code)).toEqual(['DECK_UNEQUAL_GROUPS', 'DECK_GROUPS']);
});
