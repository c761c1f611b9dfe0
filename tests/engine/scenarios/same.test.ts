import { describe, expect, test } from 'vitest';
import { covers } from '../../../engine/scenarios/same.ts';

describe('what a scenario says covers what is there', () => {
  test.each([
    ['a part of a map', { a: 1 }, { a: 1, b: 2 }],
    ['cards in any order, with counts', ['2 x b', 'a'], ['b', 'a', 'b']],
    ['texts that are no cards, in any order', ['pass', 'chain b'], ['chain b', 'pass']],
    ['0 for an empty list', 0, []],
    ['null for what is missing', { a: null }, {}],
  ])('%s', (_, expected, actual) => {
    expect(covers(expected, actual)).toBe(true);
  });

  test.each([
    ['a number for hidden cards', ['a'], 1],
    ['one card too many', ['a'], ['a', 'a']],
    ['another text', ['chain a'], ['chain b']],
    ['something where nothing is said to be', { a: null }, { a: 0 }],
  ])('but not %s', (_, expected, actual) => {
    expect(covers(expected, actual)).toBe(false);
  });
});
