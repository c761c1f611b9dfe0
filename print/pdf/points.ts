const POINTS_PER_MM = 72 / 25.4;

/** Millimetres in points; a thousandth of a point is finer than any printer. */
export function points(mm: number): number {
  return Math.round(mm * POINTS_PER_MM * 1000) / 1000;
}
