import { expect, test } from 'vitest';
import {
  asWritten,
  BadPosition,
  compareCards,
  compared,
  compareSquares,
  compareKeys,
  type Compare,
  type Position,
} from '../../../engine/index.ts';

interface State {
  readonly turn: string;
  readonly life: Readonly<Record<string, number>>;
}

const state: State = { turn: 'P1', life: { P1: 3, P2: 5 } };

const comparisons: Readonly<Record<string, Compare<State>>> = {
  ...asWritten<State>(['turn', 'life'], ({ turn, life }) => ({ turn, life })),
  sum: ({ life }, expected, word, { given }) =>
    compared(word, expected, Number(given['base']) + life['P1']! + life['P2']!),
};

test('only the words and keys that are expected are compared', () => {
  const then = { turn: 'P1', life: { P2: 5 }, sum: 9 };
  expect(compareKeys(comparisons, state, then, { base: 1 })).toEqual([]);
});

test('what differs is reported with its place', () => {
  expect(compareKeys(comparisons, state, { life: { P1: 3, P2: 4 }, turn: 'P2' }, {})).toEqual([
    { what: 'life.P2', expected: 4, actual: 5 },
    { what: 'turn', expected: 'P2', actual: 'P1' },
  ]);
});

test.each<Position>([{ live: 3 }, { constructor: 1 }, { life: { P3: 1 } }])(
  '%j cannot be compared',
  (then) => {
    expect(() => compareKeys(comparisons, state, then, {})).toThrow(BadPosition);
  },
);

test('cards are counted, or listed in order or in any', () => {
  const hands = { P1: ['b', 'a', 'a'], P2: [] };
  const anyOrder = { inOrder: false };
  expect(compareCards('hand', { P1: 3, P2: [] }, hands, anyOrder)).toEqual([]);
  expect(compareCards('hand', { P1: ['2 x a', 'b'] }, hands, anyOrder)).toEqual([]);
  expect(compareCards('hand', { P1: ['2 x a', 'b'] }, hands, { inOrder: true })).toEqual([
    { what: 'hand.P1', expected: ['2 x a', 'b'], actual: ['b', '2 x a'] },
  ]);
  expect(() => compareCards('hand', { P3: 1 }, hands, anyOrder)).toThrow(BadPosition);
});

test('squares that differ are listed; words behind the expected ones do not count', () => {
  const actual = { '(1,1)': 'P1 orc placed', '(2,1)': 'P2 elf' };
  expect(compareSquares('board', { '(1,1)': 'P1 orc', '(2,1)': 'P2 elf' }, actual)).toEqual([]);
  expect(compareSquares('board', { '(1,1)': 'P1 or', '(3,1)': 'P1 elf' }, actual)).toEqual([
    { what: 'board.(1,1)', expected: 'P1 or', actual: 'P1 orc placed' },
    { what: 'board.(3,1)', expected: 'P1 elf', actual: null },
    { what: 'board.(2,1)', expected: null, actual: 'P2 elf' },
  ]);
});
