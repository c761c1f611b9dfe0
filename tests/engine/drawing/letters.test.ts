import { expect, test } from 'vitest';
import { letterOf, lettersFor } from '../../../engine/index.ts';

test('letters are taken from the name, then from the alphabet; equal keys share one', () => {
  const letters = lettersFor([
    { key: 'P1 orc', name: 'orc', isUpper: true },
    { key: 'P1 ogre', name: 'ogre', isUpper: true },
    { key: 'P1 orc', name: 'orc', isUpper: true },
    { key: 'P2 orc', name: 'orc', isUpper: false },
    { key: 'P1 7', name: '7', isUpper: true },
  ]);
  expect([...letters]).toEqual([
    ['P1 orc', 'O'],
    ['P1 ogre', 'G'],
    ['P2 orc', 'o'],
    ['P1 7', 'A'],
  ]);
});

test('when all letters are taken a sign stands for the rest', () => {
  const things = Array.from({ length: 27 }, (_, i) => ({ key: `${i}`, name: '', isUpper: true }));
  const letters = lettersFor(things);
  expect(new Set(letters.values()).size).toBe(27);
  expect(letterOf(letters, '26')).toBe('*');
  expect(letterOf(letters, 'nobody')).toBe('*');
});
