/** The pseudo-locale: every text of the game is there, in letters that no language has, and longer. */
import type { Text } from '../../engine/index.ts';
import { inLocale } from '../../kernel/index.ts';

/** As Unicode names it: English with accents. */
export const PSEUDO_LOCALE = 'en-XA';

/** Translations out of English are about this much longer. */
const LONGER = 0.3;

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'ß',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/** A text in a language; in the pseudo-locale the text of the game's first language, changed. */
export function localised(text: Text, locale: string, locales: readonly string[]): string {
  return locale === PSEUDO_LOCALE
    ? pseudo(inLocale(text, realLocale(locale, locales)))
    : inLocale(text, locale);
}

/** The language that texts are taken from. */
export function realLocale(locale: string, locales: readonly string[]): string {
  return locale === PSEUDO_LOCALE ? (locales[0] ?? 'en') : locale;
}

/** `Otter` → `Öţţéŕ·`: marks in the text stay as they are. */
export function pseudo(text: string): string {
  const letters = text.replace(/:[a-z0-9-]+:|\[[a-z0-9-]+\]|[A-Za-z]/g, (found) => {
    return found.length > 1 ? found : (ACCENTED[found] ?? found);
  });
  const length = [...text].filter((character) => /\p{L}/u.test(character)).length;
  return letters + '·'.repeat(Math.ceil(length * LONGER));
}

/** The words of a text printed in the pseudo-locale that did not come from the game. */
export function untranslatedWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter(
    (word) => /^[A-Za-z]+$/.test(word) && [...word].some((letter) => letter in ACCENTED),
  );
}
