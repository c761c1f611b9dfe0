/**
 * How sheets are imposed: which sides, how the paper is turned, margins and what is in them,
 * gaps, marks. Lengths in mm.
 */
import type { Measures } from '../../kernel/index.ts';

/** What a printer cannot reach, from each edge of the upright paper. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * How a back comes to lie behind its front: the paper turned about its long or short edge, or one
 * side of the paper folded behind the other.
 */
export type Flip = 'long' | 'short' | 'fold';

export interface Marks {
  readonly length: number;
  /** From the cut, or from the bleed around it. */
  readonly offset: number;
  readonly thickness: number;
  /** The pages that have marks. */
  readonly on: 'both' | 'fronts' | 'backs' | 'none';
}

export interface Imposition {
  readonly flip: Flip;
  readonly sides: 'both' | 'fronts' | 'backs';
  /**
   * `reading`: the next card lies beside the last. `stack`: it lies under it on the next sheet, so
   * that the cut piles, laid on each other in the order of their places, have the cards in order.
   */
  readonly order: 'reading' | 'stack';
  /** Null: nobody has said; nearly all printers reach `UNPRINTABLE`, most of them farther. */
  readonly margins: Margins | null;
  /** Between neighbours, beside their bleed. */
  readonly gutter: number;
  readonly marks: Marks;
  /** Whether straight cuts are numbered in the order of cutting. */
  readonly numbered: boolean;
  /** Whether the safe area is drawn: for proofs, not for play. */
  readonly safeArea: boolean;
  readonly dies: DieNames;
}

/** Names of the spot colours in which files for presses have their cuts and creases. */
export interface DieNames {
  readonly cut: string;
  readonly crease: string;
}

export const DEFAULT_MARKS: Marks = { length: 4, offset: 1, thickness: 0.09, on: 'both' };

export const DEFAULT_IMPOSITION: Imposition = {
  flip: 'long',
  sides: 'both',
  order: 'reading',
  margins: null,
  gutter: 0,
  marks: DEFAULT_MARKS,
  numbered: false,
  safeArea: false,
  // What most cutting machines find by themselves.
  dies: { cut: 'CutContour', crease: 'Crease' },
};

/** An imposition on a paper, which is upright. */
export interface Setup extends Imposition {
  readonly paper: Measures;
}

/** No home printer prints nearer to the edge of the paper than this; 0.25 in, what nearly all can. */
export const UNPRINTABLE = 6.35;

/** A line of writing (game, sheet, page) outside the cards, at the limit of what can be printed. */
export const STRIP = 3.2;

/** Between the writing and the crop marks. */
export const STRIP_GAP = 0.4;

/** A shorter mark is no help. */
export const MARK_LEAST = 1.5;

/** Where there is no writing, marks may go on towards the edge: many printers reach farther. */
export const MARK_LIMIT = 3;

/** Margins of mats and aids beside what cannot be printed: for marks, and above and below for writing. */
export const PANEL_ROOM = { sides: 3.65, ends: 7.15 } as const;

/** Between the halves of a folded sheet and the fold. */
export const FOLD_GAP = 3;

/** Between bands of cards of several sizes there is room for the marks of both. */
export function laneFor({ length, offset, on }: Marks): number {
  return on === 'none' ? 0 : offset + length + 1;
}

/** The wider of opposite margins: cards lie in the middle of the paper, and the paper is turned. */
export function widest(margins: Margins | null): { across: number; down: number } {
  if (margins === null) return { across: UNPRINTABLE, down: UNPRINTABLE };
  return {
    across: Math.max(margins.left, margins.right),
    down: Math.max(margins.top, margins.bottom),
  };
}

/** What marks need beside the cards, at least. */
export function markRoom({ length, offset, on }: Marks): number {
  return on === 'none' ? 0 : offset + Math.min(length, MARK_LEAST);
}
