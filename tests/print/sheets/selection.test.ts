import { expect, test } from 'vitest';
import type { Card, Verdict } from '../../../engine/construction/types.ts';
import type { LinkedGame } from '../../../generator/link/link.ts';
import { chooseCards, type Wanted } from '../../../print/sheets/selection.ts';
import type { CardSheet } from '../../../print/sheets/sheet.ts';

const cards: Card[] = ['otter', 'heron', 'badger'].map((id) => ({
  id,
  kind: 'beast',
  clan: id === 'badger' ? 'hill' : 'river',
}));

function deck(id: string, held: Readonly<Record<string, number>>): LinkedGame['decks'][number] {
  const verdict = { cards: new Map(Object.entries(held)) } as Partial<Verdict> as Verdict;
  return { deck: { id, choices: {}, sections: {}, swaps: [] }, verdict } as Partial<
    LinkedGame['decks'][number]
  > as LinkedGame['decks'][number];
}

const COUNTS: Readonly<Record<string, object>> = { otter: { quantity: 3 }, heron: { quantity: 0 } };

const linked = { decks: [deck('pack', { otter: 2 }), deck('flock', { otter: 1, heron: 4 })] };

const sheet: CardSheet = {
  sort: 'cards',
  part: null,
  id: 'beasts',
  title: 'Beasts',
  styles: [],
  index: 0,
  kind: 'beast',
  where: null,
  size: { width: 63, height: 88 },
  shape: 'rectangle',
  bleed: 0,
  bleedFrom: 'art',
  safe: 3,
  smallest: 7,
  apart: null,
  front: 'a.hbs',
  back: null,
  copies: ['pack', 'flock'],
};

function chosen(wanted: Wanted, changes: Partial<CardSheet> = {}): Record<string, number> {
  const found = chooseCards({ ...sheet, ...changes }, cards, linked, wanted);
  return Object.fromEntries(found.map(({ card, copies }) => [card.id, copies]));
}

test('a field of the cards may say how often each is printed', () => {
  const counted = cards.map((card) => ({ ...card, ...COUNTS[card.id] }));
  const found = chooseCards({ ...sheet, copies: { field: 'quantity' } }, counted, linked, {});
  expect(found.map(({ card, copies }) => [card.id, copies])).toEqual([
    ['otter', 3],
    ['badger', 1],
  ]);
});

test('a number of copies counts for each card, unless single cards are asked for', () => {
  expect(chosen({}, { copies: 4 })).toEqual({ otter: 4, heron: 4, badger: 4 });
  expect(chosen({ cards: ['otter'] }, { copies: 4 })).toEqual({ otter: 1 });
});

test('as many as the decks hold together; a card in none of them once', () => {
  expect(chosen({})).toEqual({ otter: 3, heron: 4, badger: 1 });
});

test('each once where no decks are named', () => {
  expect(chosen({}, { copies: null })).toEqual({ otter: 1, heron: 1, badger: 1 });
});

test('a filter keeps a sheet to some cards', () => {
  expect(chosen({}, { where: { clan: 'hill' } })).toEqual({ badger: 1 });
});

test('of a deck, what it holds', () => {
  expect(chosen({ deck: new Map([['heron', 2]]) })).toEqual({ heron: 2 });
});

test('single cards are printed once', () => {
  expect(chosen({ cards: ['heron'] })).toEqual({ heron: 1 });
});

test('single cards of a deck as often as it holds them', () => {
  expect(chosen({ cards: ['heron', 'otter'], deck: new Map([['heron', 2]]) })).toEqual({
    heron: 2,
  });
});
