import { describe, expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

describe('all', () => {
  const partners: Constraint = {
    use: 'pairs',
    a: { rank: 'leader' },
    b: { rank: 'leader' },
    that: '=a.cost > b.cost && a.faction == b.faction',
  };

  test('each two, whichever comes first; a card alone has no other', () => {
    expect(params(partners, deck({ queen: 1, archer: 5 }))).toEqual([]);
    expect(params(partners, deck({ chief: 1, queen: 1 }))).toEqual([
      { card: 'chief', other: 'queen' },
    ]);
  });

  test('copies are cards of their own', () => {
    expect(params(partners, deck({ queen: 2 }))).toEqual([{ card: 'queen', other: 'queen' }]);
  });
});

describe('matched', () => {
  const escorts: Constraint = {
    use: 'pairs',
    a: { rank: 'leader' },
    b: { rank: 'line' },
    that: '=a.faction == b.faction',
    each: 'matched',
  };

  test('each needs one that no other has', () => {
    expect(params(escorts, deck({ queen: 1, chief: 1, knight: 1, raider: 1 }))).toEqual([]);
    expect(params(escorts, deck({ queen: 2, knight: 1 }))).toEqual([
      { card: 'queen', other: 'knight' },
    ]);
  });

  test('some: one may do for all', () => {
    expect(params({ ...escorts, each: 'some' }, deck({ queen: 2, knight: 1 }))).toEqual([]);
    expect(params({ ...escorts, each: 'some' }, deck({ queen: 2 }))).toEqual([
      { card: 'queen', other: null },
    ]);
  });
});
