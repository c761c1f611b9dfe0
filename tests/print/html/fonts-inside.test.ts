/** Fonts in a page: those that its text needs, and all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { expect, test } from 'vitest';
import { fontFolder } from '../../../print/fonts/families.ts';
import { fontsInside } from '../../../print/html/fonts-inside.ts';

const FAMILIES = ['Source Sans 3', 'Zen Kaku Gothic New'];

function familiesOf(text: string, weight = 400): string[] {
  const rules = fontsInside({ families: FAMILIES, weight, text });
  return [...rules.matchAll(/font-family: '([^']+)'/gu)].map(([, name = '']) => name);
}

test('a slice for each sort of letter, in the weight asked for, as data', () => {
  expect(familiesOf('Orc – “core” army…')).toEqual(['Source Sans 3']);
  expect(familiesOf('オーク Orc')).toEqual(['Source Sans 3', 'Zen Kaku Gothic New']);
  const rules = fontsInside({ families: FAMILIES, weight: 700, text: 'オーク Orc' });
  expect(rules.match(/font-weight: \d+/gu)).toEqual(['font-weight: 700', 'font-weight: 700']);
  expect(rules.match(/url\([^;]+/gu)).toEqual(Array(2).fill('url(data:font/woff2'));
  expect(rules).not.toMatch(/\.woff|italic/u);
});

test('a text without letters needs no font', () => {
  expect(fontsInside({ families: FAMILIES, weight: 400, text: '' })).toBe('');
});

test.each(['source-sans-3', 'source-code-pro'])(
  'what the Japanese font is not asked for, %s has in its first slice',
  (name) => {
    const folder = fontFolder(`@fontsource/${name}`);
    const font = fontkit.create(
      readFileSync(join(folder, 'files', `${name}-latin-400-normal.woff`)),
    );
    const written = Array.from({ length: 0xe0 }, (_, at) => String.fromCodePoint(0x20 + at))
      .filter((letter) => !/[\x7f-\x9f]/u.test(letter))
      .concat(...'–—‘’‚“”„•…‹›−™€↑↓');
    const missing = written.filter((letter) => {
      return familiesOf(letter).length !== 1 || !font.hasGlyphForCodePoint(letter.codePointAt(0)!);
    });
    expect(missing).toEqual([]);
  },
);
