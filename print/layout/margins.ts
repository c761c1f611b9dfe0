/** What stands at the edges of a page, in mm. */

/** No home printer prints nearer to the edge of the paper than this; 0.25 in, what nearly all can. */
export const UNPRINTABLE = 6.35;

/** A line of writing (game, sheet, page) outside the cards, at the limit of what can be printed. */
export const STRIP = 3.2;

/** Between the writing and the crop marks. */
export const STRIP_GAP = 0.4;

/** Crop marks begin this far from the cut or its bleed, so that no ink stays on a card cut a little off. */
export const MARK_OFFSET = 1;

/** Length of crop marks where there is room. */
export const MARK_LENGTH = 4;

/** A shorter mark is no help. */
export const MARK_LEAST = 1.5;

/** Where there is no writing, marks may go on towards the edge: many printers reach farther. */
export const MARK_LIMIT = 3;

/** A margin that holds writing and marks. */
export const WRITTEN_MARGIN = UNPRINTABLE + STRIP + STRIP_GAP + MARK_LEAST + MARK_OFFSET;

/** Margins of mats and aids: at the sides marks only, above and below also writing. */
export const PANEL_MARGIN = { sides: 10, ends: 13.5 } as const;
