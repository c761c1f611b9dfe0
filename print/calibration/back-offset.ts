/** By how much the backs of a printer are to be moved, so that they lie behind their fronts. */
import type { Measures } from '../../kernel/index.ts';

export interface BackOffset {
  /** In mm, to the right as the back is seen. */
  readonly x: number;
  /** In mm, downwards. */
  readonly y: number;
  /** In degrees, clockwise about the middle of the page. */
  readonly angle: number;
}

/** What is read at one cross of the calibration sheet, in mm. */
export interface OffsetReading {
  readonly x: number;
  readonly y: number;
}

/** From the readings at the upper and the lower cross, which are `distance` mm apart. */
export function offsetFrom(
  upper: OffsetReading,
  lower: OffsetReading,
  distance: number,
): BackOffset {
  const slope = (upper.x - lower.x) / distance;
  return {
    x: round((upper.x + lower.x) / 2),
    y: round((upper.y + lower.y) / 2),
    angle: round((Math.atan(slope) * 180) / Math.PI),
  };
}

/** As PDF writes matrices, for lengths in points from the lower left corner. */
export function backMatrix(
  { x, y, angle }: BackOffset,
  { width, height }: Measures,
): [number, number, number, number, number, number] {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [width / 2, height / 2];
  const [right, up] = [(x * 72) / 25.4, (-y * 72) / 25.4];
  return [
    cos,
    sin,
    -sin,
    cos,
    middleX - cos * middleX + sin * middleY + right,
    middleY - sin * middleX - cos * middleY + up,
  ];
}

/** Finer than any paper lies. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
