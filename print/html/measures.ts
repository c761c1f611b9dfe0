/** Lengths in mm as CSS and SVG write them. */
import type { Box } from '../layout/box.ts';

/** A tenth of a micrometre is finer than any printer. */
export function mm(length: number): string {
  return String(Math.round(length * 1e4) / 1e4);
}

/** A box as CSS, in mm. */
export function placeStyle({ x, y, width, height }: Box): string {
  return `left:${mm(x)}mm;top:${mm(y)}mm;width:${mm(width)}mm;height:${mm(height)}mm`;
}
