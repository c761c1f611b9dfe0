import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersIn } from '../../../print/fonts/characters.ts';

test('the characters of a text are those of a set of it, in the order of their first places', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect([...charactersIn(text)]).toEqual([...new Set(text)]);
    }),
  );
});

test('pairs are one character; a half that is alone is one too', () => {
  expect([...charactersIn('a𠮷a\uD842b\uDFB7')]).toEqual(['a', '𠮷', '\uD842', 'b', '\uDFB7']);
});
