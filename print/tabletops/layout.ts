/** How many cards go into one picture, and how large they are in it. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { TableLimits } from './box.ts';

export interface AtlasGrid {
  readonly columns: number;
  readonly rows: number;
  /** Of one cell, in pixels. */
  readonly cell: Measures;
}

/** Virtual tables have no grids of a single column or row. */
const LEAST = 2;

/** Cards in lists that fit a picture each, in their order. */
export function chunks<T>(cards: readonly T[], { columns, rows, reserved }: TableLimits): T[][] {
  const most = columns * rows - reserved;
  return Array.from({ length: Math.ceil(cards.length / most) }, (_, index) =>
    cards.slice(index * most, (index + 1) * most),
  );
}

/** A grid for at most as many cards as `chunks` puts together, in cells as large as the picture may be. */
export function gridFor(count: number, card: Measures, limits: TableLimits): AtlasGrid {
  const cells = count + limits.reserved;
  const square = Math.ceil(Math.sqrt(cells));
  const columns = Math.max(LEAST, square, Math.ceil(cells / limits.rows));
  const rows = Math.max(LEAST, Math.ceil(cells / columns));
  const scale = Math.min(limits.side / columns / card.width, limits.side / rows / card.height);
  const cell = { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) };
  return { columns, rows, cell };
}
