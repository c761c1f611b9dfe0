/** Cards by where they lie, boards by age, effects that were used, components by name. */
import { expect, test } from 'vitest';
import {
  BadPosition,
  boundedGrid,
  componentPer,
  defineState,
  PositionFormat,
  pieces,
  slot,
  squareAt,
  uses,
  zone,
  type Cards,
  type Setting,
} from '../../../engine/index.ts';

const grid = boundedGrid(3, 3);
const ids = ['ape', 'bee'];
const configOf = ({ types, backs }: Cards): Setting => ({
  types,
  backs,
  seats: 2,
  sides: [0, 1],
  catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
});

const hand = zone<Setting>({ per: 'seat', sees: 'owner' });
const chest = slot<Setting>({ sees: 'all' });
const board = pieces<Setting>({ grid: () => grid, order: 'age' });
const last = componentPer<Setting>('seat');
const used = uses<Setting>({ effects: (_, type) => type + 1, until: 'dusk' });
const declaration = defineState<Setting>({ hand, chest, at: board, last, used });
const positions = new PositionFormat<Setting>(declaration);

const position = {
  hand: { P1: ['ape'], P2: ['bee', 'bee'] },
  chest: 'ape',
  at: { '(3,3)': 'bee', '(1,1)': 'ape' },
  last: { P1: 'bee', P2: null },
  used: { 'P2 hand 2': [2], 'at (1,1)': [1] },
};
const read = (words: object) => positions.read({ ...position, ...words }, configOf);

test('a position is written as it was read', () => {
  expect(positions.position(read({}))).toMatchObject({ ...position, hand: { P2: ['2 x bee'] } });
});

test('every card has a name by its place, which finds it again', () => {
  const state = read({});
  const names = state.config.types.map((_, card) => declaration.placeOf(state, card));
  expect(names.toSorted()).toEqual(
    ['P1 hand 1', 'P2 hand 1', 'P2 hand 2', 'at (1,1)', 'at (3,3)', 'chest'].toSorted(),
  );
  for (const [card, name] of names.entries()) {
    expect(declaration.cardAt(state, name, 'card')).toBe(card);
  }
  expect(() => declaration.cardAt(state, 'P1 hand 2', 'card')).toThrow(BadPosition);
});

test('cards on a board by age keep their order when they move', () => {
  const state = read({});
  const [first = -1] = board.cards(state);
  board.move(state, first, squareAt(grid, 2, 2));
  expect(board.cards(state)[0]).toBe(first);
  expect(board.on(state, squareAt(grid, 2, 2))).toBe(first);
  expect(board.on(state, squareAt(grid, 3, 3))).toBe(-1);
  expect(declaration.faults(state)).toEqual([]);
});

test('what was used is forgotten at its moment, and no effect is used that a card does not have', () => {
  const state = read({});
  const card = declaration.cardAt(state, 'P2 hand 2', 'card');
  expect(used.limit.isUsed(state, 1, 1, card)).toBe(true);
  expect(used.limit.isUsed(state, 0, 1, card)).toBe(false);
  declaration.until('dusk')(state);
  expect(used.of(state, card)).toEqual([]);
  expect(() => read({ used: { 'P1 hand 1': [2] } })).toThrow(BadPosition);
});
