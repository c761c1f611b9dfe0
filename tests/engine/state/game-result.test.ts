import { describe, expect, test } from 'vitest';
import { BadPosition, GameResult } from '../../../engine/index.ts';

const result = new GameResult(1, ['life', 'deckOut']);
const ranked = new GameResult(1, ['life'], 4);
const begun = () => ({ ints: new Int32Array(7) });

test('a game that runs has no result', () => {
  const state = begun();
  expect(result.isKnown(state)).toBe(false);
  expect(result.of(state)).toBeNull();
  expect(result.inPosition(state)).toBeNull();
  expect(result.advantage(state, 0)).toBeNull();
});

describe.each([
  { winners: [0], reason: 'life', names: ['A'], advantages: [1, -1, -1] },
  { winners: [1], reason: 'deckOut', names: ['B'], advantages: [-1, 1, -1] },
  { winners: [0, 2], reason: 'life', names: ['A', 'C'], advantages: [1, -1, 1] },
  { winners: [], reason: 'life', names: [], advantages: [0, 0, 0] },
] as const)('$names win by $reason', ({ winners, reason, names, advantages }) => {
  const state = begun();
  result.set(state, winners, reason);

  test('is reported', () => {
    expect(result.isKnown(state)).toBe(true);
    expect(result.of(state)).toEqual({ winners, reason });
    expect([0, 1, 2].map((side) => result.advantage(state, side))).toEqual(advantages);
  });

  test('is read as it is written', () => {
    expect(result.inPosition(state)).toEqual({ winners: names, reason });
    const copy = begun();
    result.read(copy, result.inPosition(state), 3);
    expect(copy.ints).toEqual(state.ints);
  });
});

describe('a game that ranks its sides', () => {
  const state = begun();
  ranked.set(state, [2], 'life', [[2], [0, 3], [1]]);

  test('tells the places', () => {
    expect(ranked.of(state)).toEqual({
      winners: [2],
      reason: 'life',
      standings: [[2], [0, 3], [1]],
    });
    expect([0, 1, 2, 3].map((side) => ranked.advantage(state, side))).toEqual([0, -1, 1, 0]);
  });

  test('is read as it is written', () => {
    const copy = begun();
    ranked.read(copy, ranked.inPosition(state), 4);
    expect(copy.ints).toEqual(state.ints);
  });

  test('has two places where only the winners are given', () => {
    ranked.set(state, [1], 'life');
    expect(ranked.of(state)?.standings).toEqual([[1], [0, 2, 3]]);
    expect([0, 1].map((side) => ranked.advantage(state, side))).toEqual([-1, 1]);
  });
});

test.each([
  null,
  {},
  { winners: ['A'] },
  { winners: 'A', reason: 'life' },
  { winners: ['C'], reason: 'life' },
  { winners: ['A', 'A'], reason: 'life' },
  { winners: ['A'], reason: 'x' },
])('%j is no outcome', (outcome) => {
  expect(() => result.read(begun(), outcome, 2)).toThrow(BadPosition);
});

test.each([[[['A'], ['B']]], ['A'], [[['A', 'B', 'C', 'D', 'E']]]])(
  '%j does not rank four sides',
  (standings) => {
    const outcome = { winners: ['A'], reason: 'life', standings };
    expect(() => ranked.read(begun(), outcome, 4)).toThrow(BadPosition);
  },
);
