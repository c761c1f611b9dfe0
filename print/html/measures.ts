/** Lengths in mm as CSS, SVG, PDF and pictures have them, and as browsers paint them. */
import type { Box } from '../layout/page.ts';
import { LAYOUT_SCALE } from './base-style.ts';

/** A tenth of a micrometre is finer than any printer. */
export function mm(length: number): string {
  return String(Math.round(length * 1e4) / 1e4);
}

/** A box as CSS, in mm. */
export function placeStyle({ x, y, width, height }: Box): string {
  return `left:${mm(x)}mm;top:${mm(y)}mm;width:${mm(width)}mm;height:${mm(height)}mm`;
}

const POINTS_PER_PIXEL = 72 / 96;

/** A length in mm as browsers paint it, on whole pixels of the layout: in points on paper. */
export function snapped(mm: number): number {
  const pixels = Math.round((mm / 25.4) * 96 * LAYOUT_SCALE);
  return (pixels * POINTS_PER_PIXEL) / LAYOUT_SCALE;
}

const POINTS_PER_MM = 72 / 25.4;

/** Millimetres in points; a thousandth of a point is finer than any printer. */
export function points(mm: number): number {
  return Math.round(mm * POINTS_PER_MM * 1000) / 1000;
}

export const MM_PER_INCH = 25.4;

/** The pixels of a length, at least one. */
export function pixels(mm: number, dpi: number): number {
  return Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));
}
