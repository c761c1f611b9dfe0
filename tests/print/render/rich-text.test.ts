import { describe, expect, test } from 'vitest';
import { pseudo, untranslatedWords } from '../../../print/render/pseudo.ts';
import { readRichText } from '../../../print/render/rich-text.ts';

/** Kind and content of each piece. */
function pieces(text: string): string[] {
  return readRichText(text).map((piece) =>
    [piece.kind, ...Object.values(piece).slice(1)].join(' ').trimEnd(),
  );
}

test.each([
  ['plain', ['text plain']],
  ['Gain 2 :coin:.', ['text Gain', 'number 2', 'text', 'icon coin', 'text .']],
  ['[swift] and more', ['keyword swift', 'text  and more']],
  ['{漢字|かんじ}を', ['ruby 漢字 かんじ', 'text を']],
  ['**now**', ['strong now']],
  ['one\ntwo', ['text one', 'break', 'text two']],
  [
    '+1, 2–4, 1/2, 50%',
    ['number +1', 'text ,', 'number 2–4', 'text ,', 'number 1/2', 'text ,', 'number 50%'],
  ],
  ['at 10:30:00', ['text at', 'number 10', 'text :', 'number 30', 'text :', 'number 00']],
  [String.raw`\:coin: \[no] \{a|b}`, ['text :coin: [no] {a|b}']],
])('%j', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

describe('the pseudo-locale', () => {
  test('is longer, accented, and leaves marks alone', () => {
    expect(pseudo('Gain :coin: [swift]')).toMatch(/^Ğåîñ :coin: \[swift\]·+$/);
  });

  test.each([
    ['Deck', ['Deck']],
    ['Says: Ðéçķ··', ['Says']],
    ['Ðéçķ··', []],
    ['12/3', []],
    ['x2', []],
    ['日本', []],
  ])('%s: %j is untranslated', (text, expected) => {
    expect(untranslatedWords(text)).toEqual(expected);
  });
});
