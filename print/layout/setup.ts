/** How sheets are imposed: which sides, how the paper is turned, margins, gaps, marks. Lengths in mm. */
import type { Measures } from '../../generator/print-sizes.ts';

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
};

/** An imposition on a paper, which stands upright. */
export interface Setup extends Imposition {
  readonly paper: Measures;
}
