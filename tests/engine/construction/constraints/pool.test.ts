import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

test('the cards of a filter, with some and without others', () => {
  const crown: Constraint = {
    use: 'pool',
    where: { faction: 'crown' },
    plus: ['raider'],
    minus: 'queen',
  };
  expect(params(crown, deck({ archer: 1, raider: 2 }))).toEqual([]);
  expect(params(crown, deck({ queen: 1, chief: 1 }))).toEqual([
    { card: 'queen', printings: [] },
    { card: 'chief', printings: [] },
  ]);
});

test('one printing in the pool is enough for all', () => {
  const reprinted: Constraint = { use: 'pool', where: { id: 'archer' }, by: 'cost' };
  expect(params(reprinted, deck({ raider: 2 }))).toEqual([]);
  expect(params(reprinted, deck({ knight: 1 }))).toEqual([
    { card: 'knight', printings: ['knight'] },
  ]);
});

test('a card that two pools leave out is reported once, with both rules', () => {
  const pools = judgeWith([
    { use: 'pool', where: { faction: 'crown' } },
    { use: 'pool', where: { rank: 'leader' } },
  ]);
  const { violations } = pools(deck({ queen: 1, raider: 2, knight: 1 }));
  expect(violations).toMatchObject([
    { params: { card: 'raider' }, rulePath: ['constraints', 0], otherRules: [['constraints', 1]] },
    { params: { card: 'knight' }, rulePath: ['constraints', 1] },
  ]);
});
