/** From copies of cards to pages: fronts, and behind them their backs. */
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { behind } from './behind.ts';
import { bestPages, type Backed } from './best-pages.ts';
import type { Box, Segment } from './box.ts';
import { cropMarks, within } from './crop-marks.ts';
import { numberedCuts } from './cuts.ts';
import { formsFor, type Form } from './forms.ts';
import { MARK_LIMIT, STRIP, STRIP_GAP } from './margins.ts';
import type { Place } from './pack.ts';
import { pageWith, type PageLayout, type Placed } from './page.ts';
import type { Setup } from './setup.ts';
import { stacked } from './stack.ts';

/** One copy of a card, to be cut out. */
export interface Piece extends Backed {
  readonly shape: Shape;
  /** Positions in the list of faces: of the front, and of the back. */
  readonly front: number;
  readonly back: number | null;
  /** Where the safe area is drawn: its distance from the cut, in mm. */
  readonly safe?: number;
}

/** Null when a piece does not go on the paper. No page is empty. */
export function impose(pieces: readonly Piece[], setup: Setup): PageLayout[] | null {
  const pages = bestPages(pieces, setup);
  if (pages === null) return null;
  const laid = setup.order === 'stack' ? stacked(pages, pieces) : pages;
  return laid.flatMap(({ places, form }) => pagesOf(places, pieces, form, setup));
}

function pagesOf(
  places: readonly Place[],
  pieces: readonly Piece[],
  form: Form,
  setup: Setup,
): PageLayout[] {
  const fronts: Placed[] = [];
  const backs: Placed[] = [];
  for (const { piece: index, trim } of places) {
    const piece = pieces[index];
    if (piece === undefined) throw new RangeError(`There is no piece ${index}.`);
    const { front, back, bleed, shape, safe } = piece;
    const own = { bleed, shape, ...(safe === undefined ? {} : { safe }) };
    fronts.push({ ...own, face: front, trim });
    if (back !== null) backs.push({ ...own, face: back, ...behind(trim, form.paper, form.axis) });
  }
  const { flip, sides } = setup;
  if (flip === 'fold' && sides === 'both') {
    return [{ ...page('both', [...fronts, ...backs]), fold: foldOf(form) }];
  }
  const wantsFronts = sides !== 'backs';
  const wantsBacks = sides !== 'fronts' && backs.length > 0;
  return [
    ...(wantsFronts ? [page('front', fronts)] : []),
    ...(wantsBacks ? [page('back', backs)] : []),
  ];

  function page(side: PageLayout['side'], placed: readonly Placed[]): PageLayout {
    const { writing, margin } = form;
    const own = { ...pageWith(form.paper, side, placed), writing, margin };
    const marks = hasMarks(side, setup) ? marksOf(placed, form, setup) : [];
    return { ...own, cropMarks: marks, cuts: setup.numbered ? numberedCuts(marks) : [] };
  }
}

function hasMarks(side: PageLayout['side'], { marks: { on } }: Setup): boolean {
  if (on === 'none') return false;
  return on === 'both' || side === 'both' || (on === 'fronts') === (side === 'front');
}

/** Of straight cuts; what is round or has six sides is cut along its own outline. */
function marksOf(placed: readonly Placed[], form: Form, setup: Setup): Segment[] {
  const straight = placed.filter(({ shape }) => shape === undefined || shape === 'rectangle');
  return cropMarks(straight, setup.marks, markRoomIn(form, setup));
}

/** The part of the page where marks may stand: never on the writing. */
function markRoomIn({ paper, writing, margin }: Form, { margins }: Setup): Box {
  const bare = (edge: number): number => (margins === null ? Math.min(edge, MARK_LIMIT) : edge);
  return within(
    paper,
    writing === 'sides' ? margin.across + WRITTEN : bare(margin.across),
    writing === 'ends' ? margin.down + WRITTEN : bare(margin.down),
  );
}

/** From the writing's edge of the page to the gap behind it, beside the margin. */
const WRITTEN = STRIP + STRIP_GAP;

function foldOf({ paper: { width, height }, axis, margin, writing }: Form): Segment {
  if (axis === 'upright') {
    const y = margin.down + (writing === 'ends' ? WRITTEN : 0);
    return { x1: width / 2, y1: y, x2: width / 2, y2: height - y };
  }
  const x = margin.across + (writing === 'sides' ? WRITTEN : 0);
  return { x1: x, y1: height / 2, x2: width - x, y2: height / 2 };
}

/** What of a paper cards may fill, in the form that gives them most: for telling what is too large. */
export function roomOn(setup: Setup): Measures {
  const [form] = formsFor(setup);
  return { width: form?.area.width ?? 0, height: form?.area.height ?? 0 };
}
