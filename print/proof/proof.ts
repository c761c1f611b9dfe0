/**
 * What the pixels of a face say: how well its texts can be read, by which colour it is known, how
 * far it is painted beyond its cut.
 */
import { createHash } from 'node:crypto';
import type { Measures, Shape } from '../../kernel/index.ts';
import { markOf } from '../colours/apart.ts';
import type { Rgb } from '../colours/colour.ts';
import { lowContrast, type LowContrast, type Pixels } from '../colours/contrast.ts';
import type { Box } from '../layout/page.ts';
import type { MeasuredFace, TextBox } from '../press/measure.ts';

export interface Proof {
  /** Of each text box the text that stands out least, where it is too little. */
  readonly low: readonly LowText[];
  readonly mark: Rgb;
  /** What of the bleed is white, in mm; 0 where there is none, or it is painted. */
  readonly white: number;
  /** A digest of the pixels: faces with the same look the same. */
  readonly pixels: string;
}

interface LowText extends LowContrast {
  /** What `data-fit` says; null for a box without. */
  readonly field: string | null;
  readonly text: string;
}

/** `size` as cut, in mm. */
export interface Edge {
  readonly size: Measures;
  readonly shape: Shape;
  /** In mm. */
  readonly bleed: number;
}

/** Millions of faces differ by them. */
const DIGITS = 16;

export function proofOf({ boxes }: MeasuredFace, face: Pixels, edge: Edge): Proof {
  return {
    low: boxes.flatMap((box) => lowTextIn(box, face)),
    mark: markOf(face, edge.size),
    white: whiteInBleed(face, edge),
    pixels: createHash('sha256').update(face.bytes).digest('base64url').slice(0, DIGITS),
  };
}

function lowTextIn({ field, room, runs }: TextBox, face: Pixels): LowText[] {
  const found = runs.flatMap((run) => {
    // What overflows is reported as such: it lies on anything, or is hidden.
    const lines = run.lines.flatMap((line) => within(line, room));
    const low = lowContrast({ ...run, lines }, face);
    return low === null ? [] : [{ ...low, field, text: run.text.trim() }];
  });
  return found.toSorted((a, b) => a.ratio - b.ratio).slice(0, 1);
}

/** The part of a box that is in another; none where they are apart. */
function within(box: Box, room: Box): Box[] {
  const x = Math.max(box.x, room.x);
  const y = Math.max(box.y, room.y);
  const width = Math.min(box.x + box.width, room.x + room.width) - x;
  const height = Math.min(box.y + box.height, room.y + room.height) - y;
  return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
}

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

/** Corners of rectangles are omitted: nothing of them lies at a cut. */
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
