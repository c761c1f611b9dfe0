import { describe, expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

function codes(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map(({ code, params }) => [code, params]);
}

describe('copies', () => {
  const banned: Constraint = { use: 'list', copies: { queen: 0, knight: 1 } };

  test('limited and forbidden cards; others are free', () => {
    expect(params(banned, deck({ knight: 1, archer: 9 }))).toEqual([]);
    expect(codes(banned, deck({ knight: 2, queen: 1 }))).toEqual([
      ['DECK_LIMITED_CARD', { card: 'knight', limit: 1, actual: 2 }],
      ['DECK_BANNED_CARD', { card: 'queen', limit: 0, actual: 1 }],
    ]);
  });

  test('only what is listed', () => {
    expect(codes({ ...banned, only: true }, deck({ knight: 1, archer: 1 }))).toEqual([
      ['DECK_NOT_ON_LIST', { card: 'archer' }],
    ]);
  });

  test('by another field than the id: copies of all its cards', () => {
    const byFaction: Constraint = { use: 'list', by: 'faction', copies: { hills: 2 } };
    expect(params(byFaction, deck({ chief: 1, raider: 1, queen: 9 }))).toEqual([]);
    expect(params(byFaction, deck({ chief: 1, raider: 2 }))).toEqual([
      { card: 'chief', limit: 2, actual: 3 },
    ]);
  });
});

test('a limit of copies, or of different cards, of a list in all', () => {
  const pooled: Constraint = {
    use: 'list',
    cards: ['queen', 'chief', 'hermit'],
    max: 2,
    distinct: 1,
  };
  expect(params(pooled, deck({ queen: 2, archer: 9 }))).toEqual([]);
  expect(codes(pooled, deck({ queen: 2, hermit: 1 }))).toEqual([
    ['DECK_LIST_TOTAL', { cards: ['queen', 'hermit'], limit: 2, actual: 3 }],
    ['DECK_LIST_TOTAL', { cards: ['queen', 'hermit'], limit: 1, actual: 2 }],
  ]);
});

test('points, once for each card or for each copy', () => {
  const points: Constraint = { use: 'list', points: { queen: 4, knight: 2, hermit: 1 }, budget: 6 };
  expect(params(points, deck({ queen: 9, knight: 9 }))).toEqual([]);
  expect(codes(points, deck({ hermit: 1, knight: 1, queen: 1 }))).toEqual([
    ['DECK_LIST_POINTS', { points: { queen: 4, knight: 2, hermit: 1 }, limit: 6, actual: 7 }],
  ]);
  expect(params({ ...points, each: 'copy' }, deck({ knight: 4 }))).toMatchObject([{ actual: 8 }]);
});

test('cards that exclude each other', () => {
  const exclusive: Constraint = {
    use: 'list',
    exclusive: [['queen', 'chief'], { with: 'hermit', cards: ['archer', 'raider'] }],
  };
  expect(params(exclusive, deck({ queen: 2, archer: 1, raider: 1 }))).toEqual([]);
  expect(codes(exclusive, deck({ queen: 1, chief: 1, hermit: 1, raider: 1 }))).toEqual([
    ['DECK_EXCLUSIVE', { cards: ['queen', 'chief'] }],
    ['DECK_EXCLUSIVE', { cards: ['hermit', 'raider'] }],
  ]);
});

describe('by date', () => {
  const dated: Constraint = {
    use: 'list',
    dated: {
      '2026-05-01': { copies: { queen: 0 } },
      '2026-01-01': { copies: { queen: 2 } },
    },
  };

  test.for([
    [undefined, 0, '2026-05-01'],
    ['2026-05-01', 0, '2026-05-01'],
    ['2026-04-30', 2, '2026-01-01'],
    ['2020-01-01', 2, '2026-01-01'],
  ] as const)('as of %s at most %i', ([asOf, limit, since]) => {
    const found = params({ ...dated, ...(asOf !== undefined && { asOf }) }, deck({ queen: 3 }));
    expect(found).toEqual([{ card: 'queen', limit, actual: 3, since }]);
  });
});
