import type { Measures } from '../../kernel/index.ts';
import { grown, NOTHING, touches, type Box, type Segment } from './page.ts';
import { MARK_LEAST, type Marks } from './setup.ts';

/** A card on a page. */
export interface Cut {
  /** As cut. */
  readonly trim: Box;
  readonly bleed: number;
}

/**
 * Crop marks of the cards on a page: at each corner one mark in each direction away from the card.
 * A mark that would touch another card, or for which `room` is too small, is omitted.
 */
export function cropMarks(
  cards: readonly Cut[],
  { length: wanted, offset }: Pick<Marks, 'length' | 'offset'>,
  room: Box,
): Segment[] {
  if (wanted <= 0) return [];
  const taken = cards.map(({ trim, bleed }) => grown(trim, bleed));
  const least = Math.min(MARK_LEAST, wanted);
  const marks = cards
    .flatMap(({ trim, bleed }) => marksOf(trim, bleed + offset, wanted))
    .filter(({ x1, y1 }) => touches({ x1, y1, x2: x1, y2: y1 }, room))
    .map((mark) => clipped(mark, room))
    .filter((mark) => length(mark) + NOTHING >= least);
  // Neighbours share corners, and so their marks.
  const each = [...new Map(marks.map((mark) => [keyOf(mark), mark])).values()];
  return each.filter((mark) => !taken.some((box) => touches(mark, box)));
}

/** The part of a page that is this far from its edges. */
export function within({ width, height }: Measures, across: number, down: number): Box {
  return { x: across, y: down, width: width - 2 * across, height: height - 2 * down };
}

/** From the cut outwards: the first point is the nearer one. */
function marksOf({ x, y, width, height }: Box, near: number, long: number): Segment[] {
  const far = near + long;
  const columns = [x, x + width];
  const rows = [y, y + height];
  return [
    ...columns.flatMap((at) => [
      { x1: at, y1: y - near, x2: at, y2: y - far },
      { x1: at, y1: y + height + near, x2: at, y2: y + height + far },
    ]),
    ...rows.flatMap((at) => [
      { x1: x - near, y1: at, x2: x - far, y2: at },
      { x1: x + width + near, y1: at, x2: x + width + far, y2: at },
    ]),
  ];
}

/** Shortened at its outer end. */
function clipped({ x1, y1, x2, y2 }: Segment, { x, y, width, height }: Box): Segment {
  return {
    x1,
    y1,
    x2: Math.min(Math.max(x2, x), x + width),
    y2: Math.min(Math.max(y2, y), y + height),
  };
}

function length({ x1, y1, x2, y2 }: Segment): number {
  return Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
}

function keyOf({ x1, y1, x2, y2 }: Segment): string {
  return [x1, y1, x2, y2].map((at) => at.toFixed(3)).join(' ');
}
