import { expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const lines = (...ids: string[]): Deck =>
  deck({}, { sections: { cards: ids.map((card, i) => ({ card, count: 1, path: ['cards', i] })) } });

test('never less than the one before', () => {
  const rising: Constraint = { use: 'sequence', of: 'cost' };
  expect(params(rising, lines('hermit', 'archer', 'raider', 'queen'))).toEqual([]);
  expect(params(rising, lines('knight', 'archer'))).toEqual([
    { card: 'archer', expected: 3, actual: 2 },
  ]);
});

test('one by one from a number', () => {
  const path: Constraint = { use: 'sequence', of: 'cost', from: 1 };
  expect(params(path, lines('hermit', 'archer', 'knight', 'chief', 'queen'))).toEqual([]);
  expect(params(path, lines('archer', 'hermit'))).toEqual([
    { card: 'archer', expected: 1, actual: 2 },
  ]);
  expect(params(path, lines('hermit', 'knight'))).toEqual([
    { card: 'knight', expected: 2, actual: 3 },
  ]);
});
