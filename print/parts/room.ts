/** What cards need inside a box, in mm. */
import type { Contents } from './shape.ts';

export interface Inner {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Cards go in and out without being pushed. */
const AROUND = 2;

/** Cards that lie on each other loosely are higher than when they are pressed. */
const LOOSE = 1.03;

/** Beside the pile. */
const BEHIND = 1;

export function roomFor({ width, height, depth }: Contents): Inner {
  return { width: width + AROUND, height: height + AROUND, depth: depth * LOOSE + BEHIND };
}
