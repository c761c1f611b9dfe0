import { expect, test } from 'vitest';
import { letterOf, lettersFor } from '../../../engine/index.ts';

test('letters are taken from the name, then from the alphabet; equal keys share one', () => {
  const letters = lettersFor([
    { key: 'P1 orc', name: 'orc', side: 0 },
    { key: 'P1 ogre', name: 'ogre', side: 0 },
    { key: 'P1 orc', name: 'orc', side: 0 },
    { key: 'P2 orc', name: 'orc', side: 1 },
    { key: 'P1 7', name: '7', side: 0 },
  ]);
  expect([...letters]).toEqual([
    ['P1 orc', 'O'],
    ['P1 ogre', 'G'],
    ['P2 orc', 'o'],
    ['P1 7', 'A'],
  ]);
});

test('when all letters are taken a sign stands for the rest', () => {
  const things = Array.from({ length: 27 }, (_, i) => ({ key: `${i}`, name: '', side: 0 }));
  const letters = lettersFor(things);
  expect(new Set(letters.values()).size).toBe(27);
  expect(letterOf(letters, '26')).toBe('*');
  expect(letterOf(letters, 'nobody')).toBe('*');
});
