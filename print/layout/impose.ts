/**
 * From copies of cards to pages: fronts, behind them their backs, and for piles the order in which
 * the next card lies under the last.
 */
import { remember, type Measures, type Shape } from '../../kernel/index.ts';
import { fromBehind, linesOf, type Net } from '../parts/net.ts';
import { bestPages, type Backed, sortOf, type Laid } from './best-pages.ts';
import { type Box, type Segment, pageWith, type PageLayout, type Placed } from './page.ts';
import { cropMarks, within } from './crop-marks.ts';
import { numberedCuts } from './cuts.ts';
import { formsFor, type Form, type Axis } from './forms.ts';
import { MARK_LIMIT, STRIP, STRIP_GAP, type Setup } from './setup.ts';
import type { PackedPiece } from './pack.ts';

/** One copy of a card, to be cut out. */
export interface Piece extends Backed {
  readonly shape: Shape;
  /** What of it is cut and creased, as seen from the front. */
  readonly net?: Net;
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
  places: readonly PackedPiece[],
  pieces: readonly Piece[],
  form: Form,
  setup: Setup,
): PageLayout[] {
  const fronts: Placed[] = [];
  const backs: Placed[] = [];
  for (const { piece: index, trim } of places) {
    const piece = pieces[index];
    if (piece === undefined) throw new RangeError(`There is no piece ${index}.`);
    const { front, back, bleed, shape, safe, net } = piece;
    const own = { bleed, shape, ...(safe === undefined ? {} : { safe }) };
    const cut = (side: 'front' | 'back'): Pick<Placed, 'lines'> =>
      net === undefined ? {} : { lines: linesFor(net)[side] };
    fronts.push({ ...own, ...cut('front'), face: front, trim });
    if (back === null) continue;
    backs.push({ ...own, ...cut('back'), face: back, ...behind(trim, form.paper, form.axis) });
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

/** Of a net from the front, and as they lie on the back of the paper. */
const linesFor = remember((net: Net) => ({ front: linesOf(net), back: linesOf(fromBehind(net)) }));

function hasMarks(side: PageLayout['side'], { marks: { on } }: Setup): boolean {
  if (on === 'none') return false;
  return on === 'both' || side === 'both' || (on === 'fronts') === (side === 'front');
}

/** Of straight cuts; what is round or has six sides is cut along its own outline. */
function marksOf(placed: readonly Placed[], form: Form, setup: Setup): Segment[] {
  const straight = placed.filter(
    ({ shape = 'rectangle', lines }) => shape === 'rectangle' && lines === undefined,
  );
  return cropMarks(straight, setup.marks, markRoomIn(form, setup));
}

/** The part of the page where marks may be: never on the writing. */
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

/** A place on the back of a page. */
interface Behind {
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

interface Spot {
  readonly page: number;
  /** Position on its page. */
  readonly at: number;
}

/** The same places; pieces of one sort go first through all pages at one place, then at the next. */
function stacked(pages: readonly Laid[], pieces: readonly Backed[]): Laid[] {
  const spots = new Map<string, Spot[]>();
  const own = new Map<string, number[]>();
  pages.forEach(({ places }, page) => {
    places.forEach(({ piece }, at) => {
      const known = pieces[piece];
      const key = known === undefined ? '' : sortOf(known);
      push(spots, key, { page, at });
      push(own, key, piece);
    });
  });
  const turned = pages.map(({ form, places }) => ({ form, places: [...places] }));
  for (const [key, group] of spots) {
    const order = (own.get(key) ?? []).toSorted((a, b) => a - b);
    const through = group.toSorted((a, b) => a.at - b.at || a.page - b.page);
    through.forEach(({ page, at }, index) => {
      const place = pages[page]?.places[at];
      const sheet = turned[page];
      if (place !== undefined && sheet !== undefined) {
        sheet.places[at] = { ...place, piece: order[index] ?? place.piece };
      }
    });
  }
  return turned;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
