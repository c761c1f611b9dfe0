/** The contrast of a text is that in its box: what overflows is reported as that alone. */
import { expect, test } from 'vitest';
import type { Pixels } from '../../../print/colours/contrast.ts';
import type { Box } from '../../../print/layout/page.ts';
import { proofOf } from '../../../print/proof/proof.ts';

const SIZE = 20;

/** Black above, white below; a pixel for each mm. */
const face: Pixels = {
  bytes: Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, at) =>
    at % 4 === 3 || at / 4 >= (SIZE * SIZE) / 2 ? 255 : 0,
  ),
  width: SIZE,
  height: SIZE,
  perMm: 1,
  corner: { x: 0, y: 0 },
};

const black: Box = { x: 0, y: 0, width: SIZE, height: SIZE / 2 };
const line = (y: number): Box => ({ x: 1, y, width: 18, height: 4 });

/** The texts of low contrast, of white runs in a box on black. */
function lowTexts(...runs: { text: string; lines: readonly Box[]; colour?: string }[]): string[] {
  const looks = {
    size: 8,
    colour: 'rgb(255, 255, 255)',
    opacity: 1,
    families: [],
    isReading: false,
  };
  const box = { field: 'text', room: black, runs: runs.map((run) => ({ ...looks, ...run })) };
  const place = { x: 0, y: 0, width: SIZE, height: SIZE };
  const measured = {
    card: 'a',
    side: 'front',
    page: 0,
    place,
    boxes: [box],
    pictures: [],
  } as const;
  const edge = { size: { width: SIZE, height: SIZE }, shape: 'rectangle', bleed: 0 } as const;
  return proofOf(measured, face, edge).low.map(({ text }) => text);
}

test('a text that is seen in its box', () => {
  expect(lowTexts({ text: 'white', lines: [line(2)] })).toEqual([]);
  expect(lowTexts({ text: 'dark', lines: [line(2)], colour: 'rgb(40, 40, 40)' })).toEqual(['dark']);
});

test('a paragraph that is below its box on another ground', () => {
  const first = { text: 'white', lines: [line(2)] };
  expect(lowTexts(first, { text: 'overflows', lines: [line(12)] })).toEqual([]);
});

test('a text of which a part is below its box is judged by the rest', () => {
  expect(lowTexts({ text: 'white', lines: [line(7)] })).toEqual([]);
  const dark = { text: 'dark', lines: [line(5), line(12)], colour: 'rgb(40, 40, 40)' };
  expect(lowTexts(dark)).toEqual(['dark']);
});
