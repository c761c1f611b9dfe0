/** How likely sums of dice are. */
import { expect, test } from 'vitest';
import { chanceOfLead, sumsOfDice } from '../../../engine/index.ts';

test('two dice of six faces come to seven most often', () => {
  const chances = sumsOfDice(2, 6);
  expect(chances[7]).toBeCloseTo(1 / 6);
  expect(chances[12]).toBeCloseTo(1 / 36);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(sumsOfDice(0, 6)).toEqual([1]);
});

test('dice against dice: a lead of one, and what no dice decide', () => {
  expect(chanceOfLead(1, 1, 1, 6)).toBeCloseTo(15 / 36);
  expect(chanceOfLead(0, 0, 0, 6)).toBe(1);
  expect(chanceOfLead(1, 0, 0, 6)).toBe(0);
  expect(chanceOfLead(-5, 0, 1, 6)).toBeCloseTo(5 / 6);
});
