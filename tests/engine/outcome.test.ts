import { expect, test } from 'vitest';
import { shortOfWin, standingsByScore, standingsOf } from '../../engine/index.ts';

test('standings follow from the winners where a game has no others', () => {
  expect(standingsOf({ winners: [1], reason: 'sum' }, 3)).toEqual([[1], [0, 2]]);
  expect(standingsOf({ winners: [], reason: 'sum' }, 3)).toEqual([[0, 1, 2]]);
  expect(standingsOf({ winners: [0, 1], reason: 'sum' }, 2)).toEqual([[0, 1]]);
});

test('standings of its own are what they are', () => {
  const standings = [[2], [0], [1]];
  expect(standingsOf({ winners: [2], reason: 'sum', standings }, 3)).toBe(standings);
});

test('equal scores share a place', () => {
  expect(standingsByScore([4, 7, 4, 9])).toEqual([[3], [1], [0, 2]]);
});

test('a lead in a running game is less than a win, on both sides', () => {
  expect([0.3, 1, 40].map(shortOfWin).every((lead) => lead > 0 && lead < 1)).toBe(true);
  expect([0.3, 1, 40, -0.2].map((lead) => shortOfWin(-lead))).toEqual(
    [0.3, 1, 40, -0.2].map((lead) => -shortOfWin(lead)),
  );
  expect(shortOfWin(-0.25)).toBe(-0.25);
});
