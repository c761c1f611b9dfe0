/** The ways in which a page can be used: upright or lying, its writing at the ends or at the sides. */
import type { Measures } from '../../kernel/index.ts';
import type { Box } from './page.ts';
import { FOLD_GAP, markRoom, STRIP, STRIP_GAP, widest, type Setup } from './setup.ts';

/** The line about which a back comes to lie behind its front. */
export type Axis = 'upright' | 'level';

export interface Form {
  /** As it lies before the reader. */
  readonly paper: Measures;
  /** Where cards may lie; of a sheet to fold, only the fronts. */
  readonly area: Box;
  /** Where the writing is: above and below the cards, or at their sides. */
  readonly writing: 'ends' | 'sides';
  readonly axis: Axis;
  /** What cannot be printed, and so has no writing: from the left and right, from above and below. */
  readonly margin: { readonly across: number; readonly down: number };
}

/** Every form, the one first that is preferred where it makes no difference. */
export function formsFor(setup: Setup): Form[] {
  const { paper, margins } = setup;
  const margin = widest(margins);
  const lying = {
    paper: { width: paper.height, height: paper.width },
    margin: { across: margin.down, down: margin.across },
  };
  return [{ paper, margin }, lying].flatMap((turned) =>
    (['ends', 'sides'] as const).flatMap((writing) =>
      axesFor(setup, turned.paper).map((axis) => ({
        ...turned,
        writing,
        axis,
        area: areaOf(setup, turned, writing, axis),
      })),
    ),
  );
}

/** A page that is turned has one axis; one that is folded may be folded either way. */
function axesFor({ flip }: Setup, paper: Measures): Axis[] {
  if (flip === 'fold') return ['upright', 'level'];
  const isUpright = paper.height >= paper.width;
  return [isUpright === (flip === 'long') ? 'upright' : 'level'];
}

function areaOf(
  { flip, margins, marks }: Setup,
  { paper, margin }: Pick<Form, 'paper' | 'margin'>,
  writing: Form['writing'],
  axis: Axis,
): Box {
  const written = STRIP + STRIP_GAP + markRoom(marks);
  // Marks at the other edges may reach into margins that are only presumed.
  const bare = margins === null ? 0 : markRoom(marks);
  const x = margin.across + (writing === 'sides' ? written : bare);
  const y = margin.down + (writing === 'ends' ? written : bare);
  const whole = { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
  if (flip !== 'fold') return whole;
  return axis === 'upright'
    ? { ...whole, width: paper.width / 2 - FOLD_GAP - x }
    : { ...whole, height: paper.height / 2 - FOLD_GAP - y };
}
