/** What a box takes to make at home: pages, sheets of paper, cuts. Laid out as it is printed, without a browser. */
import type { Measures, NamedSize, Shape } from '../../kernel/index.ts';
import { numberedCuts } from '../layout/cuts.ts';
import { boardPages } from '../layout/board-pages.ts';
import { impose, type Piece } from '../layout/impose.ts';
import type { PageLayout } from '../layout/page.ts';
import type { Net } from '../parts/net.ts';
import { netAt } from '../parts/part.ts';
import { DEFAULT_MARKS, widest, type Imposition } from '../layout/setup.ts';
import { panelArea, panelPages } from '../layout/tiles.ts';
import type { BoxCounts } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** One sheet of print.yaml, as often as the box has it. */
export interface SheetOnPaper {
  readonly sheet: Sheet;
  readonly pieces: number;
  /** As cut; of a panel that fills a page, what it fills. */
  readonly size: Measures;
  readonly shape: Shape;
  /** Of a part; null for what has no creases and no outline of its own. */
  readonly net: Net | null;
  /** Pages of the file. */
  readonly pages: number;
  /** Sheets of paper: a front and its back are one. */
  readonly paper: number;
  /** Straight cuts through all sheets of paper, each cut by itself. */
  readonly straight: number;
  /** Pieces that are cut along their outlines. */
  readonly outlines: number;
  /** Whether it is printed as a whole page, in which nobody knows what is to be cut. */
  readonly isWholePage: boolean;
}

/** In the order of print.yaml. A sheet that does not go on the paper is omitted. */
export function boxOnPaper(
  sheets: readonly Sheet[],
  counts: BoxCounts,
  paper: NamedSize,
  imposition: Imposition,
): SheetOnPaper[] {
  return sheets.flatMap((sheet) => {
    const pieces = counts.get(sheet.id)?.count ?? 0;
    if (pieces === 0) return [];
    const pages = pagesOf(sheet, pieces, paper, imposition);
    if (pages === null) return [];
    const isCards = sheet.sort === 'cards';
    const isWholePage = !isCards && sheet.size === null;
    const shape = isCards ? sheet.shape : 'rectangle';
    // What is behind a front is cut with it.
    const cut = pages.filter(({ side }) => side !== 'back' || imposition.sides === 'backs');
    return [
      {
        sheet,
        pieces,
        size: sheet.size ?? panelArea(paper, widest(imposition.margins)),
        shape,
        net: sheet.part === null ? null : netAt(sheet.part, 0),
        pages: pages.length,
        paper: cut.length,
        straight: cut.reduce((sum, page) => sum + numberedCuts(page.cropMarks).length, 0),
        outlines: shape === 'rectangle' && sheet.part === null ? 0 : pieces,
        isWholePage,
      },
    ];
  });
}

const ONE_SIDED = { shape: 'rectangle' } as const;

/** With marks, though they may not be printed: cuts are counted by them. */
function pagesOf(
  sheet: Sheet,
  pieces: number,
  paper: NamedSize,
  wanted: Imposition,
): readonly PageLayout[] | null {
  const marks = { ...wanted.marks, on: DEFAULT_MARKS.on };
  if (sheet.sort === 'panel' && sheet.part === null) {
    const { size, overlap, seams } = sheet;
    const one = panelPages(size, paper, { overlap, seams, margins: wanted.margins, marks });
    return Array.from({ length: pieces }, () => one).flat();
  }
  const { size, bleed, part } = sheet;
  if (size === null) return null;
  const { shape, back } = sheet.sort === 'cards' ? sheet : { ...ONE_SIDED, back: sheet.back };
  const net = part === null ? null : netAt(part, 0);
  const cut = net === null ? {} : { net };
  const piece: Piece = { size, bleed, shape, ...cut, front: 0, back: back === null ? null : 1 };
  const setup = { ...wanted, marks, paper };
  const imposed = impose(
    Array.from({ length: pieces }, () => piece),
    setup,
  );
  if (imposed !== null || net?.whole === undefined) return imposed;
  // The map is on paper, but nothing is cut of it.
  return boardPages({ net, bleed, front: 0, back: piece.back, copies: pieces }, setup);
}
