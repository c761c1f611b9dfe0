/** Where cards lie on a page: as many as go on it, in the middle, portrait. */
import type { Measures } from '../../generator/print-sizes.ts';
import { NOTHING, type Box } from './box.ts';
import { UNPRINTABLE, WRITTEN_MARGIN } from './margins.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The cards as cut, row by row from the top left. */
  readonly places: readonly Box[];
  /** Where the writing stands: above and below the cards, or at their sides. */
  readonly writing: 'ends' | 'sides';
}

/** Null when not even one card goes on the paper. */
export function gridFor(card: Measures, bleed: number, paper: Measures): Grid | null {
  const cell = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const most = {
    columns: fitting(paper.width - 2 * UNPRINTABLE, cell.width),
    rows: fitting(paper.height - 2 * UNPRINTABLE, cell.height),
  };
  const fewer = [
    most,
    { columns: most.columns, rows: most.rows - 1 },
    { columns: most.columns - 1, rows: most.rows },
  ].toSorted((a, b) => b.columns * b.rows - a.columns * a.rows);
  for (const { columns, rows } of fewer) {
    const left = (paper.width - columns * cell.width) / 2;
    const top = (paper.height - rows * cell.height) / 2;
    const writing = writingFor(left, top);
    if (columns < 1 || rows < 1 || writing === null) continue;
    const places = Array.from({ length: columns * rows }, (_, place) => ({
      x: left + (place % columns) * cell.width + bleed,
      y: top + Math.floor(place / columns) * cell.height + bleed,
      width: card.width,
      height: card.height,
    }));
    return { columns, rows, places, writing };
  }
  return null;
}

/**
 * The place on the back that lies behind a place of the front, when the paper is turned about its
 * long edge: the same row, the columns from the other side.
 */
export function behind({ columns }: Pick<Grid, 'columns'>, place: number): number {
  const column = place % columns;
  return place - column + (columns - 1 - column);
}

function fitting(room: number, length: number): number {
  return Math.floor((room + NOTHING) / length);
}

function writingFor(left: number, top: number): Grid['writing'] | null {
  if (top + NOTHING >= WRITTEN_MARGIN) return 'ends';
  return left + NOTHING >= WRITTEN_MARGIN ? 'sides' : null;
}
