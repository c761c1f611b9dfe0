/** A page as laid out: everything that stands on it, in mm. Knows no HTML. */
import type { Measures } from '../../generator/print-sizes.ts';
import { around, type Box, type Segment } from './box.ts';
import { cropMarks } from './crop-marks.ts';
import { behind, type Grid } from './grid.ts';
import { panelArea, tilingFor } from './tiles.ts';

/** A face at its place. */
export interface Placed {
  /** Position in the list of faces. */
  readonly face: number;
  /** As cut. */
  readonly trim: Box;
  /** What of a face larger than its box is seen; the whole when left out. */
  readonly part?: Box;
}

export type Side = 'front' | 'back' | 'panel';

export interface PageLayout {
  readonly paper: Measures;
  readonly side: Side;
  /** Millimetres by which faces run over their edges. */
  readonly bleed: number;
  readonly placed: readonly Placed[];
  readonly cropMarks: readonly Segment[];
  readonly joints: readonly Segment[];
  /** Around everything as cut. */
  readonly trim: Box;
  readonly writing: 'ends' | 'sides';
  /** Of a tiled panel, from 1. */
  readonly tile?: { readonly row: number; readonly column: number };
}

/** Faces of one copy of a card. */
export interface CardFaces {
  readonly front: number;
  readonly back: number | null;
}

/** Pages of cards: fronts, and behind each page its backs. No page is empty. */
export function cardPages(
  copies: readonly CardFaces[],
  grid: Grid,
  bleed: number,
  paper: Measures,
): PageLayout[] {
  const perPage = grid.places.length;
  const pages = Array.from({ length: Math.ceil(copies.length / perPage) }, (_, page) =>
    copies.slice(page * perPage, (page + 1) * perPage),
  );
  return pages.flatMap((cards) => {
    const fronts = cards.map(({ front }, place) => at(front, place));
    const backs = cards.flatMap(({ back }, place) =>
      back === null ? [] : [at(back, behind(grid, place))],
    );
    return [page('front', fronts), ...(backs.length === 0 ? [] : [page('back', backs)])];
  });

  function at(face: number, place: number): Placed {
    const trim = grid.places[place];
    if (trim === undefined) throw new RangeError(`The grid has no place ${place}.`);
    return { face, trim };
  }

  function page(side: Side, placed: readonly Placed[]): PageLayout {
    const boxes = placed.map(({ trim }) => trim);
    const marks = cropMarks(boxes, bleed, paper, grid.writing);
    const { writing } = grid;
    const trim = around(boxes);
    return { paper, side, bleed, placed, cropMarks: marks, joints: [], trim, writing };
  }
}

/** One panel on as many pages as it takes; `size` null fills the area of one page. */
export function panelPages(size: Measures | null, paper: Measures): PageLayout[] {
  if (size === null) {
    const trim = panelArea(paper);
    return [{ ...panel(paper), placed: [{ face: 0, trim }], cropMarks: [], trim }];
  }
  const tiling = tilingFor(size, paper);
  return tiling.tiles.map(({ window, part, joints, row, column }) => ({
    ...panel(tiling.paper),
    placed: [{ face: 0, trim: window, part }],
    cropMarks: cropMarks([window], 0, tiling.paper, 'ends'),
    joints,
    trim: window,
    tile: { row: row + 1, column: column + 1 },
  }));
}

function panel(
  paper: Measures,
): Pick<PageLayout, 'paper' | 'side' | 'bleed' | 'joints' | 'writing'> {
  return { paper, side: 'panel', bleed: 0, joints: [], writing: 'ends' };
}
