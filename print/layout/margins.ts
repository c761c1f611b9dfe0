/** What stands at the edges of a page, in mm. */
import type { Margins, Marks } from './setup.ts';

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
