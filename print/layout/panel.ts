/** One panel (a mat, a board, an aid) on as many pages as it takes. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { Box } from './box.ts';
import { cropMarks, within } from './crop-marks.ts';
import { MARK_LIMIT, STRIP, STRIP_GAP, widest } from './margins.ts';
import { pageWith, type PageLayout } from './page.ts';
import { panelArea, tilingFor, type TileSetup, type Tiling } from './tiles.ts';

/** `size` null fills the area of one page. `paper` stands upright. */
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
