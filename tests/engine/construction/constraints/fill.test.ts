import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const slots: Constraint = {
  use: 'fill',
  slots: [
    { name: 'rider', where: { traits: 'rider' }, exactly: 1 },
    { name: 'leader', where: { rank: 'leader' }, exactly: 1 },
    { name: 'rest', where: { rank: 'line' }, min: 1, max: 2 },
  ],
};

test('a card that fits two slots takes the one that helps', () => {
  expect(params(slots, deck({ chief: 1, raider: 1, archer: 2 }))).toEqual([]);
  expect(params(slots, deck({ chief: 1, queen: 1, hermit: 1 }))).toEqual([]);
});

test('an empty slot, with the cards that others need', () => {
  expect(params(slots, deck({ chief: 1, archer: 1 }))).toEqual([
    { slot: 'leader', limit: 1, actual: 0, fitting: ['chief'] },
  ]);
  expect(judgeWith([slots])(deck({ chief: 1, archer: 1 })).state).toBe('incomplete');
});

test('cards that are too many for the only slots that they fit', () => {
  const { violations, state } = judgeWith([slots])(
    deck({ chief: 1, queen: 1, archer: 2, hermit: 1 }),
  );
  expect(violations).toMatchObject([
    {
      code: 'DECK_SLOTS_FULL',
      params: { slots: ['rest'], cards: ['archer', 'hermit'], limit: 2, actual: 3 },
      path: ['cards', 2],
    },
  ]);
  expect(state).toBe('illegal');
});

test('a card that fits no slot', () => {
  const only: Constraint = { use: 'fill', slots: [{ name: 'leader', where: { rank: 'leader' } }] };
  expect(params(only, deck({ queen: 1, archer: 2 }))).toEqual([
    { slots: [], cards: ['archer'], limit: 0, actual: 2 },
  ]);
});

test('a slot that some decks only have', () => {
  const open: Constraint = {
    use: 'fill',
    slots: [
      { name: 'any' },
      { name: 'extra', where: { rank: 'leader' }, min: 1, if: { mode: 'core' } },
    ],
  };
  expect(params(open, deck({ archer: 1 }))).toEqual([]);
  expect(params(open, deck({ archer: 1 }, { choices: { mode: 'core' } }))).toMatchObject([
    { slot: 'extra', actual: 0 },
  ]);
});
