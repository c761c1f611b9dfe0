/** How far faces are painted beyond their cut. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { Pixels } from '../colours/shades.ts';
import type { Edge } from './proof.ts';

/** What a knife does not show, in mm. */
const TOLERANCE = 0.3;

/** Below it a pixel is not fully painted; the edges of areas are thinned out over a pixel. */
const OPAQUE = 250;

/** Along the edge, in mm. */
const STEP = 0.25;

/** The widest white between the edge of the bleed and what is painted, in mm; 0 where nobody sees it. */
export function whiteInBleed(face: Pixels, edge: Edge): number {
  if (edge.bleed === 0) return 0;
  const white = Math.max(...inwards(edge).map((line) => whiteAlong(line, face)));
  return white <= TOLERANCE ? 0 : Math.round(white * 10) / 10;
}

/** From a point on the edge of the bleed straight to the inside, both in mm from the corner of the face as cut. */
interface Inward {
  readonly x: number;
  readonly y: number;
  /** Of length 1. */
  readonly across: number;
  readonly down: number;
  readonly length: number;
}

/** Corners of rectangles are left out: nothing of them lies at a cut. */
function inwards({ size, shape, bleed }: Edge): Inward[] {
  const { width, height } = size;
  if (shape !== 'rectangle') return pointsOn(shape).map((point) => toTheMiddle(point, size, bleed));
  const columns = steps(width).flatMap((x): Inward[] => [
    { x, y: -bleed, across: 0, down: 1, length: height / 2 + bleed },
    { x, y: height + bleed, across: 0, down: -1, length: height / 2 + bleed },
  ]);
  const rows = steps(height).flatMap((y): Inward[] => [
    { x: -bleed, y, across: 1, down: 0, length: width / 2 + bleed },
    { x: width + bleed, y, across: -1, down: 0, length: width / 2 + bleed },
  ]);
  return [...columns, ...rows];
}

type Point = readonly [across: number, down: number];

/** Of the outline, in shares of the box around it: middles of the sides, or points all around. */
function pointsOn(shape: 'hexagon' | 'round'): readonly Point[] {
  if (shape === 'hexagon') return SIDES;
  return Array.from({ length: 72 }, (_, index): Point => {
    const angle = (index / 36) * Math.PI;
    return [0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)];
  });
}

const SIDES: readonly Point[] = [
  [0.5, 0],
  [0.875, 0.25],
  [0.875, 0.75],
  [0.5, 1],
  [0.125, 0.75],
  [0.125, 0.25],
];

function toTheMiddle([across, down]: Point, { width, height }: Measures, bleed: number): Inward {
  const x = (width + 2 * bleed) * (across - 0.5);
  const y = (height + 2 * bleed) * (down - 0.5);
  const length = Math.hypot(x, y);
  return { x: width / 2 + x, y: height / 2 + y, across: -x / length, down: -y / length, length };
}

function steps(length: number): number[] {
  return Array.from({ length: Math.floor(length / STEP) }, (_, index) => (index + 0.5) * STEP);
}

function whiteAlong({ x, y, across, down, length }: Inward, face: Pixels): number {
  const { bytes, width, height, perMm, corner } = face;
  for (let depth = 0.5 / perMm; depth < length; depth += 1 / perMm) {
    const column = Math.floor((corner.x + x + across * depth) * perMm);
    const row = Math.floor((corner.y + y + down * depth) * perMm);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if ((bytes[(row * width + column) * 4 + 3] ?? 0) >= OPAQUE) return depth - 0.5 / perMm;
  }
  return length;
}
