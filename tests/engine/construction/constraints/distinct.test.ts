import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const factions: Constraint = { use: 'distinct', of: 'faction', max: 1 };

test('values count, not copies; cards without the field have none', () => {
  expect(params(factions, deck({ queen: 3, knight: 2, hermit: 9 }))).toEqual([]);
  expect(params(factions, deck({ queen: 3, raider: 1 }))).toEqual([
    { max: 1, limit: 1, actual: 2, values: ['hills', 'crown'] },
  ]);
});

test('the rarest value is to blame, at all its lines', () => {
  const [violation] = judgeWith([factions])(deck({ raider: 1, queen: 5, chief: 1 })).violations;
  expect(violation).toMatchObject({ path: ['cards', 0], also: [['cards', 2]] });
});

test('different cards, for each value of a field', () => {
  const per: Constraint = { use: 'distinct', of: 'id', per: 'rank', exactly: 1 };
  expect(params(per, deck({ queen: 2, archer: 5 }))).toEqual([]);
  expect(params(per, deck({ queen: 2, archer: 5, hermit: 1 }))).toMatchObject([
    { rank: 'line', expected: 1, actual: 2 },
  ]);
});

test('a list has each of its values', () => {
  const traits: Constraint = { use: 'distinct', of: 'traits', min: 2 };
  expect(params(traits, deck({ queen: 1, knight: 1 }))).toEqual([]);
  expect(params(traits, deck({ archer: 1 }))).toEqual([
    { min: 2, limit: 2, actual: 0, values: [] },
  ]);
});
