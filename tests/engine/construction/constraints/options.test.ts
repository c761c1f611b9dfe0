import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const allowed: Constraint = {
  use: 'options',
  options: [
    { name: 'riders', where: { traits: 'rider' }, max: 2 },
    { name: 'cheap', where: { cost: '..2' }, max: 2 },
    { name: 'crown', where: { faction: 'crown' } },
  ],
};

test('a card uses the option that leaves most room, whatever the order', () => {
  expect(params(allowed, deck({ raider: 2, chief: 2 }))).toEqual([]);
  expect(params(allowed, deck({ chief: 2, raider: 2 }))).toEqual([]);
  expect(params(allowed, deck({ knight: 9, archer: 9, chief: 1, raider: 2, hermit: 1 }))).toEqual(
    [],
  );
});

test('the cards that are too many, and the options that they fit', () => {
  const { violations } = judgeWith([allowed])(deck({ hermit: 1, raider: 2, chief: 2, queen: 1 }));
  expect(violations).toMatchObject([
    {
      code: 'DECK_OPTIONS',
      params: {
        options: ['riders', 'cheap'],
        cards: ['hermit', 'raider', 'chief'],
        limit: 4,
        actual: 5,
      },
      path: ['cards', 0],
      also: [
        ['cards', 1],
        ['cards', 2],
      ],
    },
  ]);
});

test('different causes are distinguished; a card that nothing allows is one of its own', () => {
  const apart: Constraint = {
    use: 'options',
    options: [
      { name: 'one', where: { id: 'queen' }, max: 1 },
      { name: 'two', where: { id: 'chief' }, max: 1 },
      { where: { rank: 'line', faction: 'crown' } },
    ],
  };
  const { violations } = judgeWith([apart])(deck({ queen: 2, chief: 3, hermit: 2, raider: 1 }));
  expect(violations.map(({ code, params }) => [code, params])).toEqual([
    ['DECK_OPTIONS', { options: ['one'], cards: ['queen'], limit: 1, actual: 2 }],
    ['DECK_OPTIONS', { options: ['two'], cards: ['chief'], limit: 1, actual: 3 }],
    ['DECK_NOT_ALLOWED', { card: 'hermit' }],
    ['DECK_NOT_ALLOWED', { card: 'raider' }],
  ]);
});

test('a limit of different cards, chosen best', () => {
  const distinct: Constraint = {
    use: 'options',
    options: [
      { name: 'friends', where: {}, distinct: 1 },
      { name: 'few', max: 2 },
    ],
  };
  expect(params(distinct, deck({ archer: 1, raider: 9, hermit: 1 }))).toEqual([]);
  expect(params(distinct, deck({ archer: 2, raider: 9, hermit: 1 }))).toMatchObject([
    { limit: 2, actual: 3 },
  ]);
});

test('all copies or none', () => {
  const sets: Constraint = {
    use: 'options',
    options: [{ name: 'sets', where: { faction: 'hills' }, copies: '=card.cost' }],
  };
  expect(params(sets, deck({ raider: 2, chief: 4 }))).toEqual([]);
  expect(params(sets, deck({ raider: 1, chief: 4 }))).toEqual([{ card: 'raider' }]);
});

test('an option for some decks only', () => {
  const custom: Constraint = {
    use: 'options',
    options: [
      { where: { faction: 'crown' } },
      { where: { faction: 'hills' }, if: { mode: 'custom' } },
    ],
  };
  expect(params(custom, deck({ raider: 1 }))).toEqual([]);
  expect(params(custom, deck({ raider: 1 }, { choices: { mode: 'core' } }))).toEqual([
    { card: 'raider' },
  ]);
});
