import * as fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import {
  both,
  count,
  describe,
  didYouMean,
  either,
  oneOf,
  quote,
  show,
} from '../../diagnostics/english.ts';

group('quoted text', () => {
  test('is on one line', () => {
    expect(quote('two\n  lines')).toBe('"two lines"');
  });

  test('is cut between characters when it is long', () => {
    expect(quote('😀'.repeat(100))).toBe(`"${'😀'.repeat(59)}…"`);
    expect(quote('a'.repeat(60))).toBe(`"${'a'.repeat(60)}"`);
  });
});

test.for([
  ['orc', '"orc"'],
  [12, '12'],
  [true, 'true'],
  [null, 'nothing'],
  [[0, 0], '[0, 0]'],
  [{ rank: 'elite', count: 2 }, '{ rank: "elite", count: 2 }'],
  [[[['deep']]], '[[[…]]]'],
] as const)('%o is shown as %s', ([value, text]) => {
  expect(show(value)).toBe(text);
});

test.for([
  ['4', 'the text "4"'],
  [4.5, 'the number 4.5'],
  [false, 'the word false'],
  [[], 'a list'],
  [{}, 'a mapping'],
  [null, 'nothing'],
] as const)('%o is described as %s', ([value, text]) => {
  expect(describe(value)).toBe(text);
});

test('any value is shown in a few words, without control characters', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const text = show(value);
      expect(Array.from(text).length).toBeLessThanOrEqual(62);
      expect(text).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('lists read like sentences', () => {
  expect(either([])).toBe('');
  expect(either(['a'])).toBe('a');
  expect(either(['a', 'b', 'c'])).toBe('a, b or c');
  expect(both(['a', 'b'])).toBe('a and b');
  expect(oneOf(['a', 1])).toBe('"a" or 1');
  expect(oneOf(Array.from({ length: 20 }, (_, index) => index))).toContain('one of 8 more');
});

test('counts and proposals', () => {
  expect(count(1, 'entry', 'entries')).toBe('1 entry');
  expect(count(0, 'card')).toBe('0 cards');
  expect(didYouMean('orc', 'Otherwise.')).toBe('Did you mean "orc"?');
  expect(didYouMean(undefined, 'Otherwise.')).toBe('Otherwise.');
});
