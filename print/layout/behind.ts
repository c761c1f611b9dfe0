/** Where the back of a place lies. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { Box } from './box.ts';
import type { Axis } from './forms.ts';

/** A place on the back of a page. */
export interface Behind {
  readonly trim: Box;
  /** Upside down on the page, so that it is upright on the card that is turned from left to right. */
  readonly turned: boolean;
}

/** Behind behind is in front: the axis runs through the middle of the page. */
export function behind(trim: Box, paper: Measures, axis: Axis): Behind {
  return axis === 'upright'
    ? { trim: { ...trim, x: paper.width - trim.x - trim.width }, turned: false }
    : { trim: { ...trim, y: paper.height - trim.y - trim.height }, turned: true };
}
