/** A panel (a mat, a board, an aid) on one page, or spread over pages that overlap. */
import type { Measures } from '../../kernel/index.ts';
import { type Box, type Segment, pageWith, type PageLayout } from './page.ts';
import { within, cropMarks } from './crop-marks.ts';
import {
  PANEL_ROOM,
  widest,
  DEFAULT_MARKS,
  type Margins,
  type Marks,
  MARK_LIMIT,
  STRIP,
  STRIP_GAP,
} from './setup.ts';
import { equalParts, partsOnLines, type Length, type Lines, type SeamPart } from './seams.ts';

/** The part that two neighbours share, in mm, where a sheet says nothing else: one is cut off, the other is glued under. */
export const OVERLAP = 10;

interface Tile {
  readonly row: number;
  readonly column: number;
  /** The part of the panel that it shows, in mm from the panel's top left corner. */
  readonly part: Box;
  /** Where that part lies on the page. */
  readonly window: Box;
  /** Outside the window, where the edge of the next tile comes to lie. */
  readonly joints: readonly Segment[];
}

interface Tiling {
  /** The paper, upright or lying. */
  readonly paper: Measures;
  /** What of it cannot be printed. */
  readonly margin: Margin;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/** Squares on whose lines a panel is parted, in mm; the first begins at `left`, `top`. */
export interface Seams extends Measures {
  readonly left: number;
  readonly top: number;
}

/** How a panel is parted. */
interface TileSetup {
  /** In mm. */
  readonly overlap: number;
  /** Null parts it equally. */
  readonly seams: Seams | null;
  readonly margins: Margins | null;
  readonly marks: Marks;
}

export const DEFAULT_TILES: TileSetup = {
  overlap: OVERLAP,
  seams: null,
  margins: null,
  marks: DEFAULT_MARKS,
};

/** On as few pages as it takes; upright where that makes no difference. */
export function tilingFor(panel: Measures, paper: Measures, setup = DEFAULT_TILES): Tiling {
  const upright = tiling(panel, paper, widest(setup.margins), setup);
  const lying = tiling(
    panel,
    { width: paper.height, height: paper.width },
    turned(widest(setup.margins)),
    setup,
  );
  return lying.tiles.length < upright.tiles.length ? lying : upright;
}

type Margin = ReturnType<typeof widest>;

function turned({ across, down }: Margin): Margin {
  return { across: down, down: across };
}

/** The area of a page that a panel may fill. */
export function panelArea(paper: Measures, margin: Margin = widest(null)): Box {
  return within(paper, margin.across + PANEL_ROOM.sides, margin.down + PANEL_ROOM.ends);
}

function tiling(panel: Measures, paper: Measures, margin: Margin, setup: TileSetup): Tiling {
  const { overlap, seams } = setup;
  const area = panelArea(paper, margin);
  const across = { whole: panel.width, room: area.width, overlap };
  const down = { whole: panel.height, room: area.height, overlap };
  const columns = parts(across, seams && { first: seams.left, step: seams.width });
  const rows = parts(down, seams && { first: seams.top, step: seams.height });
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
      return { row, column, part, window, joints: jointsOf(window, last, overlap) };
    }),
  );
  return { paper, margin, columns: columns.length, rows: rows.length, tiles };
}

/** Squares too large for the paper cannot say where it is parted. */
function parts(length: Length, lines: Lines | null): readonly SeamPart[] {
  return (lines === null ? null : partsOnLines(length, lines)) ?? equalParts(length);
}

/** How far from the picture a triangle has its tip and its base, in mm. */
export const JOINT = { near: 1, far: 3 } as const;

function jointsOf(
  window: Box,
  last: { readonly column: boolean; readonly row: boolean },
  overlap: number,
): Segment[] {
  const { x, y, width, height } = window;
  const { near, far } = JOINT;
  const right = x + width - overlap;
  const bottom = y + height - overlap;
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

/** `size` null fills the area of one page. `paper` is upright. */
export function panelPages(size: Measures | null, paper: Measures, setup: TileSetup): PageLayout[] {
  const margin = widest(setup.margins);
  if (size === null) {
    return [
      {
        ...pageWith(paper, 'panel', [{ face: 0, trim: panelArea(paper, margin), bleed: 0 }]),
        margin,
      },
    ];
  }
  const tiling = tilingFor(size, paper, setup);
  return tiling.tiles.map(({ window, part, joints, row, column }) => ({
    ...pageWith(tiling.paper, 'panel', [{ face: 0, trim: window, part, bleed: 0 }]),
    margin: tiling.margin,
    cropMarks: marksOf(window, tiling, setup),
    joints,
    tile: { row: row + 1, column: column + 1 },
  }));
}

function marksOf(
  window: Box,
  { paper, margin }: Tiling,
  { marks, margins }: TileSetup,
): PageLayout['cropMarks'] {
  if (marks.on === 'none') return [];
  const side = margins === null ? Math.min(margin.across, MARK_LIMIT) : margin.across;
  const room = within(paper, side, margin.down + STRIP + STRIP_GAP);
  return cropMarks([{ trim: window, bleed: 0 }], marks, room);
}
