/** A page as laid out: everything that is on it, in mm. Knows no HTML. */
import type { Measures, Shape } from '../../kernel/index.ts';
import type { PartLines } from '../parts/net.ts';

/** A face at its place. */
export interface Placed {
  /** Position in the list of faces. */
  readonly face: number;
  /** As cut. */
  readonly trim: Box;
  /** Millimetres by which it runs over the cut. */
  readonly bleed: number;
  /** By default it is cut along a rectangle. */
  readonly shape?: Shape;
  /** What of it is cut and creased, from the corner of `trim`; by default its shape is cut. */
  readonly lines?: PartLines;
  /** Where its safe area is drawn: the distance from the cut, in mm. */
  readonly safe?: number;
  /** Upside down. */
  readonly turned?: boolean;
  /** What of a face larger than its box is seen; by default the whole. */
  readonly part?: Box;
}

/** Faces of one copy of a card: positions in the list of faces. */
export interface CardFaces {
  readonly front: number;
  readonly back: number | null;
}

/** What a face is. */
export type Side = 'front' | 'back' | 'panel';

export interface PageLayout {
  readonly paper: Measures;
  /** `both`: to be folded. */
  readonly side: Side | 'both';
  readonly placed: readonly Placed[];
  readonly cropMarks: readonly Segment[];
  readonly joints: readonly Segment[];
  readonly cuts: readonly NumberedCut[];
  /** Where it is folded. */
  readonly fold: Segment | null;
  /** Around everything as cut, and with its bleed. */
  readonly trim: Box;
  readonly bleedBox: Box;
  readonly writing: 'ends' | 'sides';
  /** What cannot be printed from the left and right, from above and below: the writing is at its edge. */
  readonly margin: { readonly across: number; readonly down: number };
  /** Of a tiled panel, from 1. */
  readonly tile?: { readonly row: number; readonly column: number };
  /** Letters beside edges: those with one letter meet. */
  readonly letters?: readonly Letter[];
  /** How the pages of a board go together: such a page has nothing else on it. */
  readonly map?: BoardMap;
}

/** The number of a cut, beside the mark at its beginning. */
export interface NumberedCut {
  readonly number: number;
  readonly mark: Segment;
  /** On which side of its mark the number is: above or at the left, or below or at the right. */
  readonly stands: 'before' | 'after';
}

export interface Letter {
  readonly text: string;
  /** Of its middle, in mm. */
  readonly x: number;
  readonly y: number;
}

/** A board that is larger than its paper, in mm of the board. */
export interface BoardMap {
  readonly size: Measures;
  readonly lines: PartLines;
  /** Pages with their numbers in the file; backs are behind them. */
  readonly pages: readonly { readonly box: Box; readonly number: number }[];
  readonly letters: readonly Letter[];
  /** What the pages of each panel are glued to. */
  readonly panels: readonly Measures[];
  readonly board: number;
  readonly hasBacks: boolean;
}

/** A page with these faces, at least one, and nothing else on it. */
export function pageWith(
  paper: Measures,
  side: PageLayout['side'],
  placed: readonly Placed[],
): PageLayout {
  return {
    paper,
    side,
    placed,
    cropMarks: [],
    joints: [],
    cuts: [],
    fold: null,
    trim: around(placed.map(({ trim }) => trim)),
    bleedBox: around(placed.map(({ trim, bleed }) => grown(trim, bleed))),
    writing: 'ends',
    margin: { across: 0, down: 0 },
  };
}

/** A rectangle on paper, in mm from the top left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight line on paper, in mm. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Less than any printer resolves, in mm: for comparing sums of lengths. */
export const NOTHING = 0.001;

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box around others; there is at least one. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a horizontal or vertical line runs through a box, or along its edge. */
export function touches({ x1, y1, x2, y2 }: Segment, box: Box): boolean {
  return (
    Math.min(x1, x2) <= box.x + box.width + NOTHING &&
    Math.max(x1, x2) >= box.x - NOTHING &&
    Math.min(y1, y2) <= box.y + box.height + NOTHING &&
    Math.max(y1, y2) >= box.y - NOTHING
  );
}
