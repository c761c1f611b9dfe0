import { expect, test } from 'vitest';
import { groupingFields, groupsBy } from '../../../engine/statistics/composition.ts';
import type { CatalogueCard } from '../../../engine/index.ts';

const cards: readonly CatalogueCard[] = [
  { id: 'a', kind: 'unit', name: 'A', rank: 'veteran', cost: 10, traits: ['orc', 'rider'] },
  {
    id: 'b',
    kind: 'unit',
    name: 'B',
    rank: 'recruit',
    cost: 2,
    traits: ['orc'],
    arrows: { left: 3 },
  },
  { id: 'c', kind: 'unit', name: 'C', rank: 'recruit', fast: true, note: { en: 'x' } },
];
const cardOf = (id: string) => cards.find((card) => card.id === id);
const copies = new Map([
  ['a', 1],
  ['b', 3],
  ['c', 2],
]);

test('words by copies, most first', () => {
  expect(groupsBy('rank', copies, cardOf)).toEqual({
    field: 'rank',
    groups: [
      { value: 'recruit', copies: 5, cards: 2 },
      { value: 'veteran', copies: 1, cards: 1 },
    ],
    mean: null,
    without: 0,
  });
});

test('numbers ascending, with the mean of the copies that have one', () => {
  const { groups, mean, without } = groupsBy('cost', copies, cardOf);
  expect(groups.map(({ value }) => value)).toEqual([2, 10]);
  expect({ mean, without }).toEqual({ mean: 4, without: 2 });
});

test('a list puts a card into each of its groups; dots lead into fields', () => {
  expect(groupsBy('traits', copies, cardOf).groups).toEqual([
    { value: 'orc', copies: 4, cards: 2 },
    { value: 'rider', copies: 1, cards: 1 },
  ]);
  expect(groupsBy('arrows.left', copies, cardOf).groups).toEqual([
    { value: 3, copies: 3, cards: 1 },
  ]);
});

test('a card that the game does not have is in no group', () => {
  const known = new Map([
    ['a', 1],
    ['nobody', 4],
  ]);
  expect(groupsBy('rank', known, cardOf)).toMatchObject({ without: 4 });
});

test('names and what tells all cards apart make no groups', () => {
  expect(groupingFields(copies, cardOf)).toEqual(['rank', 'cost', 'traits', 'fast']);
});
