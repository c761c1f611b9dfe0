/** How well a text stands out: which colours the part of the picture around it has, and how much of each. */
import type { TextRun } from '../press/measure.ts';
import { contrast, distance, over, parseColour, type Rgb } from './colour.ts';
import type { Box } from '../layout/page.ts';

/** What WCAG asks of text, and of large text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/** In pt. */
const LARGE = 18;

/** A shade with less of the area around letters is no ground: edges of letters, a line. */
const GROUND = 0.12;

/** What is reported with one decimal is judged with one. */
const ROUNDING = 0.05;

/** Shades nearer to the colour of the text are the text. */
const SAME = 0.03;

export interface LowContrast {
  readonly ratio: number;
  readonly least: number;
}

/**
 * The contrast of a text with its ground, where it is too low; null where it is not, or
 * cannot be known (gradients). Of several grounds the best counts: letters on busy pictures are
 * judged by eye.
 */
export function lowContrast(run: TextRun, face: Pixels): LowContrast | null {
  const colour = parseColour(run.colour);
  if (colour === null || run.lines.length === 0) return null;
  const least = run.size >= LARGE ? LEAST_LARGE : LEAST;
  const opacity = colour.opacity * run.opacity;
  // Text without ink is for machines.
  if (opacity === 0) return null;
  const ratios = run.lines
    .flatMap((line) => grounds(shadesIn(face, line)))
    .map(({ rgb }) => contrast(over(colour.rgb, opacity, rgb), rgb));
  const best = Math.max(0, ...ratios);
  return best >= least - ROUNDING
    ? null
    : { ratio: Math.round(Math.max(1, best) * 10) / 10, least };

  function grounds(shades: readonly Shade[]): readonly Shade[] {
    const large = shades.filter(({ share }) => share >= GROUND);
    const others = large.filter(({ rgb }) => distance(rgb, colour?.rgb ?? rgb) > SAME);
    if (others.length > 0) return others;
    // A ground of many shades, a gradient or a picture, or text in the colour of its ground.
    return large.length > 0 ? large : shades.slice(0, 3);
  }
}

/** A face in pixels: red, green, blue and opacity, a byte each, row by row. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perMm: number;
  /** Where the face as cut begins, in mm from the top left corner of the picture. */
  readonly corner: { readonly x: number; readonly y: number };
}

export interface Shade {
  readonly rgb: Rgb;
  /** Of all pixels, from 0 to 1. */
  readonly share: number;
}

/** Colours of which the first half of each byte is the same are one: 16 steps for each part. */
const BITS = 4;
const COUNT = 1 << (3 * BITS);

/** From the most frequent; `box` in mm from the top left corner of the face as cut. */
export function shadesIn(face: Pixels, box: Box): Shade[] {
  const { bytes, width } = face;
  const { left, top, right, bottom } = inPixels(face, box);
  // Red, green and blue summed up, and the number of pixels, for each shade.
  const sums = new Int32Array(4 * COUNT);
  const met: number[] = [];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      // What is not painted is paper.
      const white = 255 - (bytes[at + 3] ?? 0);
      const red = (bytes[at] ?? 0) + white;
      const green = (bytes[at + 1] ?? 0) + white;
      const blue = (bytes[at + 2] ?? 0) + white;
      const shade =
        4 * (((red >> BITS) << (2 * BITS)) | ((green >> BITS) << BITS) | (blue >> BITS));
      const count = (sums[shade + 3] ?? 0) + 1;
      if (count === 1) met.push(shade);
      sums[shade] = (sums[shade] ?? 0) + red;
      sums[shade + 1] = (sums[shade + 1] ?? 0) + green;
      sums[shade + 2] = (sums[shade + 2] ?? 0) + blue;
      sums[shade + 3] = count;
    }
  }
  const all = (right - left) * (bottom - top);
  return met
    .map((shade) => {
      const [red = 0, green = 0, blue = 0, count = 1] = sums.subarray(shade, shade + 4);
      return { rgb: [red / count, green / count, blue / count] as const, share: count / all };
    })
    .toSorted((a, b) => b.share - a.share);
}

function inPixels(
  { width, height, perMm, corner }: Pixels,
  box: Box,
): { left: number; top: number; right: number; bottom: number } {
  const x = corner.x + box.x;
  const y = corner.y + box.y;
  return {
    left: Math.max(0, Math.floor(x * perMm)),
    top: Math.max(0, Math.floor(y * perMm)),
    right: Math.min(width, Math.ceil((x + box.width) * perMm)),
    bottom: Math.min(height, Math.ceil((y + box.height) * perMm)),
  };
}
