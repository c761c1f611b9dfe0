/** A panel larger than the paper, spread over pages that overlap. */
import type { Measures } from '../../generator/print-sizes.ts';
import { NOTHING, type Box, type Segment } from './box.ts';
import { MARK_LENGTH, MARK_OFFSET, PANEL_MARGIN } from './margins.ts';

/** The part that two neighbours share, in mm: one is cut off, the other is glued under. */
export const OVERLAP = 10;

export interface Tile {
  readonly row: number;
  readonly column: number;
  /** The part of the panel that it shows, in mm from the panel's top left corner. */
  readonly part: Box;
  /** Where that part lies on the page. */
  readonly window: Box;
  /** Outside the window, where the edge of the next tile comes to lie. */
  readonly joints: readonly Segment[];
}

export interface Tiling {
  /** The paper, upright or lying. */
  readonly paper: Measures;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/** On as few pages as it takes; upright where that makes no difference. */
export function tilingFor(panel: Measures, paper: Measures): Tiling {
  const upright = tiling(panel, paper);
  const lying = tiling(panel, { width: paper.height, height: paper.width });
  return lying.tiles.length < upright.tiles.length ? lying : upright;
}

/** The area of a page that a panel may fill. */
export function panelArea(paper: Measures): Box {
  const { sides, ends } = PANEL_MARGIN;
  return { x: sides, y: ends, width: paper.width - 2 * sides, height: paper.height - 2 * ends };
}

function tiling(panel: Measures, paper: Measures): Tiling {
  const area = panelArea(paper);
  const columns = parts(panel.width, area.width);
  const rows = parts(panel.height, area.height);
  const tiles = rows.flatMap((down, row) =>
    columns.map((across, column) => {
      const part = { x: across.from, y: down.from, width: across.length, height: down.length };
      const window = {
        x: area.x + (area.width - part.width) / 2,
        y: area.y + (area.height - part.height) / 2,
        width: part.width,
        height: part.height,
      };
      const last = { column: column === columns.length - 1, row: row === rows.length - 1 };
      return { row, column, part, window, joints: jointsOf(window, last) };
    }),
  );
  return { paper, columns: columns.length, rows: rows.length, tiles };
}

interface Part {
  readonly from: number;
  readonly length: number;
}

/** Equal lengths that overlap and fill `whole`, none longer than `room`. */
function parts(whole: number, room: number): Part[] {
  const count = Math.max(1, Math.ceil((whole - OVERLAP - NOTHING) / (room - OVERLAP)));
  const length = (whole + (count - 1) * OVERLAP) / count;
  return Array.from({ length: count }, (_, index) => ({
    from: index * (length - OVERLAP),
    length,
  }));
}

function jointsOf(
  window: Box,
  last: { readonly column: boolean; readonly row: boolean },
): Segment[] {
  const { x, y, width, height } = window;
  const near = MARK_OFFSET;
  const far = MARK_OFFSET + MARK_LENGTH / 2;
  const right = x + width - OVERLAP;
  const bottom = y + height - OVERLAP;
  return [
    ...(last.column
      ? []
      : [
          { x1: right, y1: y - near, x2: right, y2: y - far },
          { x1: right, y1: y + height + near, x2: right, y2: y + height + far },
        ]),
    ...(last.row
      ? []
      : [
          { x1: x - near, y1: bottom, x2: x - far, y2: bottom },
          { x1: x + width + near, y1: bottom, x2: x + width + far, y2: bottom },
        ]),
  ];
}
