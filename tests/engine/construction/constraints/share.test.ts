import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const traits: Constraint = { use: 'share', of: 'traits' };

test('one value in common, among others', () => {
  expect(params(traits, deck({ knight: 2, raider: 1, chief: 1 }))).toEqual([]);
  expect(params(traits, deck({}))).toEqual([]);
});

test('each card that lacks the value that most share', () => {
  expect(params(traits, deck({ queen: 1, raider: 2, archer: 1 }))).toEqual([
    { card: 'queen', traits: ['royal'], most: 'rider' },
    { card: 'archer', traits: [], most: 'rider' },
  ]);
});

test('only among cards that the filter picks', () => {
  expect(params({ ...traits, where: { cost: '3..4' } }, deck({ queen: 1, knight: 1 }))).toEqual([]);
});
