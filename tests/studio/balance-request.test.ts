/** What the page of balance may ask for. */
import { expect, test } from 'vitest';
import { readBalanceAsked } from '../../studio/protocol/balance.ts';

const ASKED = {
  against: null,
  decks: [],
  bots: ['greedy'],
  players: 2,
  options: {},
  parts: {},
  mirrors: false,
  games: 400,
  stop: 'precision',
  precision: 2,
  seed: 1,
  trusted: '',
};

function refused(precisions: readonly unknown[]): unknown[] {
  return precisions.filter((precision) => readBalanceAsked({ ...ASKED, precision }) === null);
}

test('a precision is any number of tenths that its field takes, and nothing else', () => {
  const tenths = Array.from({ length: 500 }, (_, at) => Number(((at + 1) / 10).toFixed(1)));
  expect(refused(tenths)).toEqual([]);
  const others = [0, -1, 50.1, '2', true, null, NaN];
  expect(refused(others)).toEqual(others);
});
