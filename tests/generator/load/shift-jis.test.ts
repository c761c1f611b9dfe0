import { describe, expect, test } from 'vitest';
import { isShiftJis } from '../../../generator/load/shift-jis.ts';

/** Bytes by their letters in Latin-1, as other encodings write them as well. */
const bytes = (latin: string) => Buffer.from(latin, 'latin1');

/** Every character of Shift JIS by its bytes. */
const encoder = new Map<string, string>();
const decoder = new TextDecoder('shift_jis');
for (let first = 0x81; first <= 0xfc; first++) {
  for (let second = 0x40; second <= 0xfc; second++) {
    const written = String.fromCodePoint(first, second);
    const character = decoder.decode(bytes(written));
    if ([...character].length === 1 && !encoder.has(character)) encoder.set(character, written);
  }
}
for (let single = 0xa1; single <= 0xdf; single++) {
  encoder.set(decoder.decode(Buffer.of(single)), String.fromCodePoint(single));
}

function shiftJis(text: string): Buffer {
  return bytes([...text].map((one) => encoder.get(one) ?? one).join(''));
}

describe('Shift JIS is', () => {
  test.each([
    ['kana', 'id,名前\na,オーク\n'],
    ['a hiragana among kanji', 'id,name\na,森の王\n'],
    ['kanji only', 'id,name\n剣士,鉄剣\n'],
    ['kanji beside letters, among kana', 'id,text\na,HP上昇\nb,オークのATK強化\n'],
    ['katakana of half width, among kana', 'id,text\na,ｱｲﾃﾑを1枚引く\n'],
  ])('%s', (_, text) => {
    expect(isShiftJis(shiftJis(text))).toBe(true);
  });
});

describe('Shift JIS is not certain of', () => {
  test.each([
    ['German in Windows-1252', bytes('id;name;note;light\na;Wächter;Ölfass;2\n')],
    ['French in Windows-1252', bytes('id;name\na;Château\nb;ÉPÉE\nc;âgés\n')],
    ['Spanish in Windows-1252', bytes('id;name\na;Niña\n')],
    ['signs in Windows-1252', bytes('id;name\na;±2\nb;½\n')],
    ['a German single quote in Windows-1252', bytes('id;name\na;\x82Ölfass\nb;Wächter\n')],
    ['German in the code page 850', bytes('id;name\na;W\x84chter\nb;\x99lfass\nc;f\x81nf\n')],
    ['French in the code page 850', bytes('id;name\na;ch\x83teau\nb;\x82t\x82s\n')],
    ['French of a Macintosh', bytes('id;name\na;\x83p\x8ee\nb;Ch\x89teau\n')],
    ['Chinese in GBK', bytes('id,name\na,\xbd\xa3\xca\xbf\nb,\xcc\xfa\xbd\xa3\n')],
    ['two kanji only', shiftJis('id,name\na,剣士\n')],
    ['kanji beside letters', shiftJis('id,name\na,HP上昇\nb,鉄剣\n')],
  ])('%s', (_, written) => {
    expect(isShiftJis(written)).toBe(false);
  });
});
