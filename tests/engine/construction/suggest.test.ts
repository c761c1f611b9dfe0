import { expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { suggestCards } from '../../../engine/construction/suggest.ts';
import type { Card, Deck } from '../../../engine/construction/types.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';

const cards: readonly Card[] = [
  { id: 'king', kind: 'unit', rank: 'lord' },
  { id: 'axe', kind: 'unit', rank: 'troop' },
  { id: 'bow', kind: 'unit', rank: 'troop' },
];

const rules: ConstructionRules = {
  cards: ['unit'],
  choices: {},
  entries: {},
  constraints: [
    { use: 'size', exactly: 6, code: 'SIZE' },
    { use: 'count', where: { rank: 'lord' }, exactly: 1, code: 'LORD' },
    { use: 'copies', max: 3, code: 'COPIES' },
  ],
};

const judge = compileConstruction(rules, { kinds: { unit: cards }, options: {}, decks: [] });

function suggestionsFor(counts: Readonly<Record<string, number>>) {
  const lines = Object.entries(counts).map(([card, count], index) => ({
    card,
    count,
    path: ['cards', index],
  }));
  const deck: Deck = { id: 'mine', choices: {}, sections: { cards: lines }, swaps: [] };
  return suggestCards(deck, { rules, judge, cards });
}

test('what helps most comes first', () => {
  expect(suggestionsFor({ axe: 2 })).toEqual([
    { section: 'cards', card: 'king', helps: ['SIZE', 'LORD'] },
    { section: 'cards', card: 'axe', helps: ['SIZE'] },
    { section: 'cards', card: 'bow', helps: ['SIZE'] },
  ]);
});

test('a card beyond its limit is not offered', () => {
  const offered = suggestionsFor({ axe: 3, king: 1 }).map(({ card }) => card);
  expect(offered).toEqual(['bow']);
});

test('a deck that is complete takes none', () => {
  expect(suggestionsFor({ axe: 3, bow: 2, king: 1 })).toEqual([]);
});

test('what is broken already does not hide what would help', () => {
  const offered = suggestionsFor({ axe: 4 }).map(({ card }) => card);
  expect(offered).toEqual(['king', 'bow']);
});
