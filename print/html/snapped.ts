import { LAYOUT_SCALE } from './base-style.ts';

const POINTS_PER_PIXEL = 72 / 96;

/** A length in mm as browsers paint it, on whole pixels of the layout: in points on paper. */
export function snapped(mm: number): number {
  const pixels = Math.round((mm / 25.4) * 96 * LAYOUT_SCALE);
  return (pixels * POINTS_PER_PIXEL) / LAYOUT_SCALE;
}
