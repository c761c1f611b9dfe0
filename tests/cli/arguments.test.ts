import { expect, test } from 'vitest';
import { assignments, list, numbers } from '../../cli/arguments.ts';

test('values are written with commas, or one after the other', () => {
  expect(list('en, ja')).toEqual(['en', 'ja']);
  expect(list('ja', list('en'))).toEqual(['en', 'ja']);
  expect(numbers('1.5,-0.5')).toEqual([1.5, -0.5]);
  expect(numbers('-0.5', numbers('1.5'))).toEqual([1.5, -0.5]);
});

test('assignments are parted where the next one begins', () => {
  expect(assignments('players=2,max-copies=3')).toEqual(['players=2', 'max-copies=3']);
  expect(assignments('bands=[1, 2],players=2')).toEqual(['bands=[1, 2]', 'players=2']);
});

test.for(['en,', ',en', 'en,,ja', ''])('%j misses a value', (written) => {
  expect(() => list(written)).toThrow();
});
