/** A page as laid out: everything that stands on it, in mm. Knows no HTML. */
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { around, grown, type Box, type Segment } from './box.ts';
import type { NumberedCut } from './cuts.ts';

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
  /** What cannot be printed from the left and right, from above and below: the writing stands at its edge. */
  readonly margin: { readonly across: number; readonly down: number };
  /** Of a tiled panel, from 1. */
  readonly tile?: { readonly row: number; readonly column: number };
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
