import { expect, test } from 'vitest';
import { BadPosition, filledUp, readPlaceInCycle } from '../../../engine/index.ts';

test('a list is filled up to its size, unless these cards are all', () => {
  expect(filledUp(undefined, 'hand.P1', 3, 'rat')).toEqual(['3 x rat']);
  expect(filledUp(['2 x owl'], 'hand.P1', 3, 'rat')).toEqual(['owl', 'owl', '1 x rat']);
  expect(filledUp(['3 x owl'], 'hand.P1', 3, 'rat')).toEqual(['owl', 'owl', 'owl']);
  expect(filledUp({ exactly: ['owl'] }, 'hand.P1', 3, 'rat')).toEqual(['owl']);
  expect(() => filledUp('owl', 'hand.P1', 3, 'rat')).toThrow(new BadPosition('hand.P1', 'owl'));
});

test('the place in the cycle is that of the seat, and of the one that follows', () => {
  const cycle = [0, 1, 0, 2];
  expect(readPlaceInCycle(cycle, 'P1', undefined, 3)).toBe(0);
  expect(readPlaceInCycle(cycle, 'P1', 'P3', 3)).toBe(2);
  expect(readPlaceInCycle(cycle, 'P3', 'P1', 3)).toBe(3);
  expect(() => readPlaceInCycle(cycle, 'P2', 'P3', 3)).toThrow(new BadPosition('next', 'P3'));
  expect(() => readPlaceInCycle(cycle, 'P9', undefined, 3)).toThrow(BadPosition);
});
