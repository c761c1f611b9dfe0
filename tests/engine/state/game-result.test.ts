import { describe, expect, test } from 'vitest';
import { BadPosition, GameResult } from '../../../engine/index.ts';

const result = new GameResult(1, ['life', 'deckOut']);
const begun = () => ({ words: new Int32Array(4) });

test('a game that runs has no result', () => {
  const state = begun();
  expect(result.isKnown(state)).toBe(false);
  expect(result.of(state)).toBeNull();
  expect(result.inWords(state)).toBeNull();
  expect(result.advantage(state, 0)).toBeNull();
});

describe.each([
  { winner: 0, reason: 'life', name: 'A', advantages: [1, -1] },
  { winner: 1, reason: 'deckOut', name: 'B', advantages: [-1, 1] },
  { winner: null, reason: 'life', name: null, advantages: [0, 0] },
] as const)('$winner wins by $reason', ({ winner, reason, name, advantages }) => {
  const state = begun();
  result.set(state, winner, reason);

  test('is told', () => {
    expect(result.isKnown(state)).toBe(true);
    expect(result.of(state)).toEqual({ winner, reason });
    expect([0, 1].map((side) => result.advantage(state, side))).toEqual(advantages);
  });

  test('is read as it is written', () => {
    expect(result.inWords(state)).toEqual({ winner: name, reason });
    const copy = begun();
    result.read(copy, result.inWords(state));
    expect(copy.words).toEqual(state.words);
  });
});

test.each([
  null,
  {},
  { winner: 'A' },
  { winner: 'C', reason: 'life' },
  { winner: 'A', reason: 'x' },
])('%j is no outcome', (outcome) => {
  expect(() => result.read(begun(), outcome)).toThrow(BadPosition);
});
