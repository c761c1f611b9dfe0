/** Hands, piles and counters of positions that are edited by eye; what is said of their cards goes along. */
import { expect, test } from 'vitest';
import type { CardsField, PiecesField, PositionField } from '../../../engine/index.ts';
import { moveCard } from '../../../studio/app/table/edit-cards.ts';
import { cardLists, nameOfList } from '../../../studio/app/table/edited-lists.ts';
import { readPiece, writtenPiece } from '../../../studio/app/table/edited-piece.ts';
import { namesIn, valueTyped, withNames } from '../../../studio/app/table/edited-values.ts';

const SEATS = ['P1', 'P2'];

function cards(key: string, order: CardsField['order'], isExact = false): CardsField {
  const offered = ['ant', 'bee', 'cat', 'dog'];
  return { is: 'cards', key, holders: SEATS, isSparse: false, offered, order, isExact };
}

const HAND = cards('hand', 'none', true);
const DECK = cards('deck', 'topFirst');
const KNOWN: PositionField = { is: 'marks', key: 'known', of: ['hand'] };
const FIELDS = [HAND, DECK, KNOWN];

const POSITION = {
  deck: { P1: ['cat', '2 x ant'], P2: [] },
  hand: { P1: { exactly: ['ant', 'bee', 'bee'] }, P2: { exactly: [] } },
  known: { P1: ['bee', 'bee'], P2: [] },
  used: { 'P1 hand 3': [1], 'P1 deck 3': [2] },
  asked: { of: 'P1', about: 'P1 deck 1' },
};

function listIn(name: string) {
  const list = cardLists(FIELDS, POSITION).find((one) => nameOfList(one) === name);
  if (list === undefined) throw new Error(name);
  return list;
}

test('a card of the top of a pile goes into a hand, which keeps its order; names of places follow', () => {
  const [from, to] = [listIn('P1 deck'), listIn('P1 hand')];
  expect(
    moveCard(FIELDS, POSITION, { id: 'cat', from: { list: from, at: 0 }, to: { list: to, at: 0 } }),
  ).toEqual({
    ...POSITION,
    deck: { P1: ['2 x ant'], P2: [] },
    hand: { P1: { exactly: ['ant', '2 x bee', 'cat'] }, P2: { exactly: [] } },
    // The third from below was the top card.
    used: { 'P1 hand 3': [1], 'P1 hand 4': [2] },
    asked: { of: 'P1', about: 'P1 deck 1' },
  });
});

test('a card that goes is no longer known, nor named', () => {
  const list = listIn('P1 hand');
  const step = { id: 'bee', from: { list, at: 2 }, to: null };
  expect(moveCard(FIELDS, POSITION, step)).toMatchObject({
    hand: { P1: { exactly: ['ant', 'bee'] } },
    known: { P1: ['bee'] },
    used: { 'P1 deck 3': [2] },
  });
});

test('a step and the step back leave the position as it was', () => {
  const list = listIn('P1 deck');
  const down = { id: 'cat', from: { list, at: 0 }, to: { list, at: 2 } };
  const back = { id: 'cat', from: { list, at: 2 }, to: { list, at: 0 } };
  const moved = moveCard(FIELDS, POSITION, down);
  expect(moved.deck).toEqual({ P1: ['2 x ant', 'cat'], P2: [] });
  expect(moveCard(FIELDS, moved, back)).toEqual(POSITION);
});

test('what belongs to cards in their order goes where they go', () => {
  const lying = { ...cards('ground', 'topLast'), holders: null };
  const carried = cards('carried', 'topLast');
  const shape = { is: 'word', words: SEATS, orNone: false } as const;
  const fields: PositionField[] = [
    carried,
    lying,
    { is: 'beside', key: 'firstOwner', of: ['carried', 'ground'], shape },
    { is: 'numbered', key: 'spent', of: ['carried', 'ground'] },
  ];
  const position = {
    carried: { P1: ['ant', 'bee'], P2: ['cat'] },
    ground: ['dog'],
    firstOwner: ['P1', 'P2', 'P1', 'P2'],
    spent: { 'bee#2 sting': 1, 'dog#4 bark': 2 },
  };
  const [first, other, ground] = cardLists(fields, position);
  const step = { id: 'bee', from: { list: first!, at: 1 }, to: { list: ground!, at: 1 } };
  expect(moveCard(fields, position, step)).toEqual({
    carried: { P1: ['ant'], P2: ['cat'] },
    ground: ['dog', 'bee'],
    firstOwner: ['P1', 'P1', 'P2', 'P2'],
    spent: { 'bee#4 sting': 1, 'dog#3 bark': 2 },
  });
  const added = { id: 'dog', from: null, to: { list: other!, at: 0 } };
  expect(moveCard(fields, position, added)['firstOwner']).toEqual(['P1', 'P2', 'P2', 'P1', 'P2']);
});

test('a list in a form that only the rules read is none of those that are edited', () => {
  const short = { ...POSITION, hand: { P1: ['ant'], P2: { exactly: ['bee'] } } };
  const names = cardLists(FIELDS, short).map(nameOfList);
  expect(names).toContain('P2 hand');
  expect(names).not.toContain('P1 hand');
  const strange = cardLists(FIELDS, { deck: { P1: [7], P2: [] } });
  expect(strange.map(nameOfList)).toEqual(['P2 deck']);
});

test('words behind a piece are read and written in their order, those at rest not at all', () => {
  const number = { is: 'number', least: 0, most: 9 } as const;
  const ways = { is: 'word', words: ['N', 'E'], orNone: false } as const;
  const field: PiecesField = {
    is: 'pieces',
    key: 'field',
    seats: SEATS,
    offered: [],
    words: [
      { key: 'facing', shape: ways, mark: '', silent: 'N' },
      { key: 'h', shape: number, mark: 'h', silent: null },
      { key: 'placed', shape: { is: 'flag' }, mark: 'placed', silent: null },
    ],
  };
  const piece = readPiece(field, 'P1 ant E h3 placed');
  expect(piece.values).toEqual({ facing: 'E', h: 3, placed: true });
  expect(writtenPiece(field, piece)).toBe('P1 ant E h3 placed');
  const values = { ...piece.values, facing: 'N', placed: false };
  expect(writtenPiece(field, { ...piece, seat: 'P2', values })).toBe('P2 ant h3');
  expect(writtenPiece(field, readPiece(field, 'P1 ant odd'))).toBe('P1 ant odd');
});

test('values outside of what may be are none; names keep the order of the field', () => {
  const number = { is: 'number', least: 1, most: 4 } as const;
  expect(['0', '4', '', 'x'].map((text) => valueTyped(number, text))).toEqual([
    undefined,
    4,
    undefined,
    undefined,
  ]);
  expect(valueTyped({ is: 'square' }, '( 3, 4)')).toBe('(3,4)');
  const field = { is: 'names', key: 'ready', names: SEATS, isOrdered: false } as const;
  expect(withNames(field, {}, ['P2', 'P1'])).toEqual({ ready: SEATS });
  expect(namesIn(field, { ready: ['P9'] })).toBeNull();
});
