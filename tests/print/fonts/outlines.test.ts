/** Text as outlines: every letter drawn, none written. */
import { expect, test } from 'vitest';
import { outlined } from '../../../print/fonts/outlines.ts';
import { fontFamilies, fontStyle } from '../../../print/fonts/families.ts';

test('letters of both default fonts follow one another', () => {
  const { svg, width } = outlined('otカワ');
  const starts = [...svg.matchAll(/translate\((?<at>[\d.]+) 0\)/g)].map(({ groups }) =>
    Number(groups?.['at']),
  );
  expect(starts).toHaveLength(4);
  expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
  expect(width - (starts[2] ?? 0)).toBeCloseTo(2, 3);
  expect(svg).not.toContain('<text');
  expect(svg.match(/d="M/g)).toHaveLength(4);
});

test('a character of neither font is a box, and a space is empty', () => {
  expect(outlined('😀').svg).toMatch(/d="M/);
  expect(outlined(' ').svg).toMatch(/d=""/);
  expect(outlined(' ').width).toBeGreaterThan(0.1);
  expect(outlined('')).toEqual({ svg: '', width: 0 });
});

test('whoever asks for fewer weights of a family first leaves the others readable', () => {
  const family = fontFamilies.find(({ name }) => name === 'Vollkorn')!;
  const few = fontStyle([{ ...family, sheets: ['400.css'] }], 'a');
  expect(few).toContain('vollkorn-latin-400-normal');
  expect(few).not.toContain('vollkorn-latin-700-normal');
  expect(fontStyle([family], 'a')).toContain('vollkorn-latin-700-normal');
});
