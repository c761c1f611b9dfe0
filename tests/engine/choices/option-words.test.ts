import { expect, test } from 'vitest';
import {
  boundedGrid,
  catalogueOf,
  OptionWords,
  pairOfWords,
  pairValue,
  placesInPair,
  squareAt,
  squareWord,
  wordAmong,
  type BoardSetting,
  type DeclaredState,
} from '../../../engine/index.ts';

const grid = boundedGrid(3, 3);
const config: BoardSetting = {
  types: [],
  backs: [],
  seats: 1,
  sides: [0],
  catalogue: catalogueOf([]),
  grid,
};
const state = { config, ints: new Int32Array(0), at: [] } as DeclaredState<BoardSetting>;
const options = new OptionWords<BoardSetting, 'square' | 'pier' | 'pair' | 'way'>({
  square: squareWord,
  pier: wordAmong(['1', '2', '3']),
  pair: pairOfWords(['1', '2', '3']),
  way: wordAmong(['N', 'S']),
});

test.each([
  ['(2,3)', 'square', squareAt(grid, 2, 3)],
  ['2', 'pier', 1],
  ['1+3', 'pair', pairValue(2, 0, 3)],
  ['S', 'way', 1],
] as const)('%s is one of the options of the sort %s', (name, sort, option) => {
  const value = options.word.valueOf(config, name);
  expect(value).toBe(options.valueOf(sort, option));
  expect(options.optionOf(sort, value)).toBe(option);
  expect(options.word.nameOf(config, value)).toBe(name);
  expect(value).toBeLessThan(options.word.size);
  const { nameOf, kindNamed } = options.names(sort);
  expect(nameOf(state, option)).toBe(name);
  expect(kindNamed(state, name)).toBe(option);
});

test('an option of one sort is none of another, and other words are none at all', () => {
  expect(options.optionOf('way', options.valueOf('pier', 2))).toBe(-1);
  expect(options.optionOf('square', options.valueOf('pier', 0))).toBe(-1);
  for (const word of ['4', '1+1', '1+', '1+2+3', 'E', ''])
    expect(options.word.valueOf(config, word)).toBe(-1);
});

test('a pair has no order', () => {
  expect(options.word.valueOf(config, '3+2')).toBe(options.word.valueOf(config, '2+3'));
  expect(placesInPair(pairValue(2, 1, 3), 3)).toEqual([1, 2]);
});
