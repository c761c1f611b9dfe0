import type { Measures } from '../../generator/print-sizes.ts';
import { grown, NOTHING, touches, type Box, type Segment } from './box.ts';
import {
  MARK_LEAST,
  MARK_LENGTH,
  MARK_LIMIT,
  MARK_OFFSET,
  STRIP,
  STRIP_GAP,
  UNPRINTABLE,
} from './margins.ts';

/**
 * Crop marks of the cards on a page: at each corner one mark in each direction away from the card.
 * A mark that would touch another card, or that the paper has no room for, is left out.
 */
export function cropMarks(
  cards: readonly Box[],
  bleed: number,
  paper: Measures,
  writing: 'ends' | 'sides',
): Segment[] {
  const taken = cards.map((card) => grown(card, bleed));
  const room = inside(paper, writing);
  const marks = cards
    .flatMap((card) => marksOf(card, bleed + MARK_OFFSET))
    .filter(({ x1, y1 }) => touches({ x1, y1, x2: x1, y2: y1 }, room))
    .map((mark) => clipped(mark, room))
    .filter((mark) => length(mark) + NOTHING >= MARK_LEAST)
    .filter((mark) => !taken.some((box) => touches(mark, box)));
  // Neighbours share corners, and so their marks.
  return [...new Map(marks.map((mark) => [keyOf(mark), mark])).values()];
}

/** The part of the page where marks may stand. */
function inside({ width, height }: Measures, writing: 'ends' | 'sides'): Box {
  const written = UNPRINTABLE + STRIP + STRIP_GAP;
  const x = writing === 'sides' ? written : MARK_LIMIT;
  const y = writing === 'ends' ? written : MARK_LIMIT;
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

/** From the cut outwards: the first point is the nearer one. */
function marksOf({ x, y, width, height }: Box, offset: number): Segment[] {
  const far = offset + MARK_LENGTH;
  const columns = [x, x + width];
  const rows = [y, y + height];
  return [
    ...columns.flatMap((at) => [
      { x1: at, y1: y - offset, x2: at, y2: y - far },
      { x1: at, y1: y + height + offset, x2: at, y2: y + height + far },
    ]),
    ...rows.flatMap((at) => [
      { x1: x - offset, y1: at, x2: x - far, y2: at },
      { x1: x + width + offset, y1: at, x2: x + width + far, y2: at },
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
