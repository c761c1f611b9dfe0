import { describe, expect, test } from 'vitest';
import { confusable, markOf } from '../../../print/colours/apart.ts';
import {
  contrast,
  deficiencies,
  distance,
  over,
  parseColour,
  seenWith,
  type Rgb,
} from '../../../print/colours/colour.ts';
import { shadesIn } from '../../../print/colours/contrast.ts';

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const red: Rgb = [150, 80, 40];
const green: Rgb = [60, 120, 40];
const blue: Rgb = [40, 60, 190];

test.each([
  [black, white, 21],
  [white, white, 1],
  [[118, 118, 118], white, 4.5],
  [[255, 0, 0], white, 4],
] as const)('contrast of %j on %j is %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

test.each([
  ['rgb(28, 20, 16)', [28, 20, 16], 1],
  ['rgba(0, 0, 0, 0.5)', [0, 0, 0], 0.5],
  ['rgb(1 2 3 / 0.25)', [1, 2, 3], 0.25],
])('%s', (written, rgb, opacity) => {
  expect(parseColour(written)).toEqual({ rgb, opacity });
});

test.each(['url("#gradient")', 'none', 'oklch(0.5 0.1 20)'])('%s is not reported', (written) => {
  expect(parseColour(written)).toBeNull();
});

test('what is half seen is half its ground', () => {
  expect(over(black, 0.5, white)).toEqual([127.5, 127.5, 127.5]);
});

test('greys look the same to everybody', () => {
  for (const one of deficiencies) {
    expect(distance(seenWith(one, [120, 120, 120]), [120, 120, 120])).toBeLessThan(0.01);
  }
});

describe('colours that some confuse', () => {
  test('red and green of the same lightness, but not red and blue', () => {
    const pairs = confusable(
      new Map([
        ['red', red],
        ['green', green],
        ['blue', blue],
      ]),
    );
    expect(pairs.map(({ values }) => values)).toEqual([['red', 'green']]);
    expect(pairs[0]?.deficiencies).not.toEqual([]);
  });

  test('the same colour is reported for everybody', () => {
    const pairs = confusable(
      new Map([
        ['a', red],
        ['b', red],
      ]),
    );
    expect(pairs).toEqual([{ values: ['a', 'b'], deficiencies: [] }]);
  });
});

test('what is not painted counts as white paper', () => {
  const bytes = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 255]);
  const pixels = { bytes, width: 2, height: 1, perMm: 1, corner: { x: 0, y: 0 } };
  const shades = shadesIn(pixels, { x: 0, y: 0, width: 2, height: 1 });
  expect(shades.map(({ share }) => share)).toEqual([0.5, 0.5]);
  expect(new Set(shades.map(({ rgb }) => rgb[0]))).toEqual(new Set([0, 255]));
});

/** A row of pixels, a millimetre each. */
const markOfRow = (colours: readonly Rgb[]): Rgb => {
  const bytes = new Uint8Array(colours.flatMap((colour) => [...colour, 255]));
  const row = { bytes, width: colours.length, height: 1, perMm: 1, corner: { x: 0, y: 0 } };
  return markOf(row, { width: colours.length, height: 1 });
};
const times = (count: number, colour: Rgb): Rgb[] => Array.from({ length: count }, () => colour);

describe('the colour by which a face is known', () => {
  test('is its ground, however much white and black is on it', () => {
    expect(markOfRow([...times(6, white), ...times(3, black), ...times(2, red)])).toEqual(red);
  });

  test('is the middle of a ground that runs from light to dark', () => {
    const [r, g, b] = markOfRow([
      ...times(3, [40, 80, 160]),
      ...times(3, [20, 40, 80]),
      ...times(4, red),
    ]);
    expect([r, g, b]).toEqual([30, 60, 120]);
  });

  test('is a grey where there is no colour', () => {
    expect(markOfRow([...times(3, white), ...times(2, black)])).toEqual(white);
  });
});
