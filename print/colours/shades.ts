/** Which colours a part of a picture has, and how much of each. */
import type { Box } from '../layout/box.ts';
import type { Rgb } from './colour.ts';

/** A face in pixels: red, green, blue and opacity, a byte each, row by row. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly perMm: number;
}

export interface Shade {
  readonly rgb: Rgb;
  /** Of all pixels, from 0 to 1. */
  readonly share: number;
}

/** Colours that differ by less are one: 16 steps for each part. */
const STEP = 16;

/** From the most frequent; `box` in mm. */
export function shadesIn({ bytes, width, height, perMm }: Pixels, box: Box): Shade[] {
  const left = Math.max(0, Math.floor(box.x * perMm));
  const top = Math.max(0, Math.floor(box.y * perMm));
  const right = Math.min(width, Math.ceil((box.x + box.width) * perMm));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * perMm));
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  let all = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      // What is not painted is paper.
      const white = 255 - (bytes[at + 3] ?? 0);
      const red = (bytes[at] ?? 0) + white;
      const green = (bytes[at + 1] ?? 0) + white;
      const blue = (bytes[at + 2] ?? 0) + white;
      const key =
        (Math.floor(red / STEP) << 8) | (Math.floor(green / STEP) << 4) | Math.floor(blue / STEP);
      const sum = sums.get(key) ?? [0, 0, 0, 0];
      sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
      all += 1;
    }
  }
  return [...sums.values()]
    .toSorted((a, b) => b[3] - a[3])
    .map(([red, green, blue, count]) => ({
      rgb: [red / count, green / count, blue / count] as const,
      share: count / all,
    }));
}
