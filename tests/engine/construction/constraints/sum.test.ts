import { describe, expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const cost: Constraint = { use: 'sum', of: 'cost', max: 10 };

test('copies add up; the bound itself is allowed', () => {
  expect(params(cost, deck({ queen: 1, knight: 1, archer: 1 }))).toEqual([]);
  expect(params(cost, deck({ queen: 2, hermit: 1 }))).toEqual([{ max: 10, limit: 10, actual: 11 }]);
});

test('unknown cards and cards without the number cost nothing', () => {
  const { violations } = judgeWith([{ use: 'sum', of: 'price', exactly: 0 }])(
    deck({ queen: 1, dragon: 9 }),
  );
  expect(violations.map(({ code }) => code)).toEqual(['DECK_UNKNOWN_CARD']);
});

test('each different card once', () => {
  const once: Constraint = { ...cost, each: 'card', max: 8 };
  expect(params(once, deck({ queen: 9, knight: 9 }))).toEqual([]);
  expect(params(once, deck({ queen: 9, chief: 9 }))).toEqual([{ max: 8, limit: 8, actual: 9 }]);
});

test('the first copies of some cards are free', () => {
  const free: Constraint = { ...cost, free: [{ where: { rank: 'line' }, first: 2 }], max: 6 };
  expect(params(free, deck({ knight: 4, archer: 2 }))).toEqual([]);
  expect(params(free, deck({ knight: 4, hermit: 3 }))).toEqual([{ max: 6, limit: 6, actual: 7 }]);
});

describe('per value of a field', () => {
  test('each value has the limit', () => {
    const per: Constraint = { ...cost, per: 'faction', min: 4 };
    expect(params(per, deck({ archer: 1, chief: 1 }))).toEqual([
      { faction: 'crown', min: 4, max: 10, limit: 4, actual: 2 },
    ]);
  });
});

test('a formula with the card', () => {
  const dear: Constraint = { use: 'sum', of: '=max(card.cost - 2, 0)', max: 3 };
  expect(params(dear, deck({ queen: 1, archer: 9 }))).toEqual([]);
  expect(params(dear, deck({ queen: 1, knight: 1 }))).toEqual([{ max: 3, limit: 3, actual: 4 }]);
});

test('too little can be fixed by adding', () => {
  const { state } = judgeWith([{ use: 'sum', of: 'cost', min: 9 }])(deck({ archer: 1 }));
  expect(state).toBe('incomplete');
});

test('what computers make of broken numbers is neither judged nor reported', () => {
  const judge = judgeWith([
    { use: 'sum', of: '=0.1', max: '=0.1 * 3' },
    { use: 'sum', of: '=card.cost / 10', max: 0.7 },
  ]);
  expect(judge(deck({ archer: 3 })).violations).toEqual([]);
  expect(judge(deck({ knight: 3 })).violations.map(({ params }) => params)).toEqual([
    { max: 0.7, limit: 0.7, actual: 0.9 },
  ]);
});
