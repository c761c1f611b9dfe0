import { expect, test } from 'vitest';
import { nearest } from '../../kernel/nearest.ts';

const words = ['defence', 'arrows', 'orc-ravager', 'orc-catapult', 'id'];

test.each([
  ['defense', 'defence'],
  ['DEFENCE', 'defence'],
  ['arows', 'arrows'],
  ['orc-ravagre', 'orc-ravager'],
  ['Orc Catapult', 'orc-catapult'],
])('"%s" probably means "%s"', (written, meant) => {
  expect(nearest(written, words)).toBe(meant);
});

test.each(['attack', 'orc', 'x', ''])('"%s" means none of them', (written) => {
  expect(nearest(written, words)).toBeUndefined();
});

test('a short word may not change in every letter', () => {
  expect(nearest('ab', ['xy'])).toBeUndefined();
  expect(nearest('ab', ['ax'])).toBe('ax');
});

test('longer words may differ in a third of their letters', () => {
  expect(nearest('berserkers-of-war', ['bersxrkxrs-xf-wxr'])).toBe('bersxrkxrs-xf-wxr');
  expect(nearest('abcdef', ['xyzdef'])).toBeUndefined();
});

test('the closest wins, the first of equals', () => {
  expect(nearest('axe', ['axes', 'axe', 'ace'])).toBe('axe');
  expect(nearest('axe', ['axes', 'axed'])).toBe('axes');
});

test('there is nothing near among no candidates', () => {
  expect(nearest('axe', [])).toBeUndefined();
});
