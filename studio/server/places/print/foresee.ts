/** What choices would make, before anything is printed: drawings of first pages. */
import type { CheckedGame } from '../../../../generator/index.ts';
import { inLocale } from '../../../../kernel/index.ts';
import { planPrint, tabletops, vendors, type PlannedSheet } from '../../../../print/index.ts';
import type { PlannedDrawing, PrintAsked, PrintPlan } from '../../../protocol/print.ts';
import { shownProblems } from '../../problems.ts';
import { requestOf, SHEETS } from './request.ts';

/** Null for what is on no list. Of books and lists nothing is known before. */
export function foresee(checked: CheckedGame, asked: PrintAsked): PrintPlan | null {
  const request = requestOf(checked, asked);
  if (request === null) return null;
  const table = tabletops.find(({ name }) => name === asked.what);
  const isLaid = ['', SHEETS, 'box'].includes(asked.what) || table !== undefined;
  if (!isLaid) return { sheets: [], problems: [] };
  const vendor = vendors().get(asked.vendor);
  const { sheets, diagnostics } = planPrint(checked, { ...request, vendor, table });
  return {
    sheets: sheets.map((sheet) => drawn(sheet, checked.locale)),
    problems: shownProblems(diagnostics, checked),
  };
}

function drawn(planned: PlannedSheet, locale: string): PlannedDrawing {
  const { sheet, pages, cards, page, face, grid } = planned;
  const title = inLocale(planned.title, locale);
  const common = { sheet, title, pages, cards, lines: [], numbers: [] };
  if (grid !== null) {
    const { columns, rows, cell } = grid;
    const boxes = Array.from({ length: Math.min(columns * rows, cards) }, (_, at) => ({
      ...NO_EDGE,
      x: at % columns,
      y: Math.floor(at / columns),
    }));
    const shape = cell.height / cell.width;
    const tall = boxes.map((box) => ({ ...box, y: box.y * shape, height: shape }));
    return { ...common, sort: 'grid', width: columns, height: rows * shape, boxes: tall };
  }
  if (face !== null) {
    const { size, bleed, safe, shape } = face;
    const [width, height] = [size.width + 2 * bleed, size.height + 2 * bleed];
    const boxes = [{ x: bleed, y: bleed, ...size, shape, bleed, safe }];
    return { ...common, sort: 'faces', width, height, boxes };
  }
  return { ...common, ...(page === null ? EMPTY : drawnPage(page)) };
}

const NO_EDGE = { width: 1, height: 1, shape: 'rectangle', bleed: 0, safe: 0 } as const;
const EMPTY = { sort: 'pages', width: 1, height: 1, boxes: [] } as const;

type Page = NonNullable<PlannedSheet['page']>;

function drawnPage({ paper, placed, cropMarks, cuts, fold }: Page) {
  return {
    sort: 'pages' as const,
    width: paper.width,
    height: paper.height,
    boxes: placed.map(({ trim, bleed, shape = 'rectangle', safe = 0 }) => {
      return { ...trim, shape, bleed, safe };
    }),
    lines: [
      ...cropMarks.map((line) => ({ ...line, sort: 'mark' as const })),
      ...(fold === null ? [] : [{ ...fold, sort: 'fold' as const }]),
    ],
    numbers: cuts.map(({ number, mark }) => ({ text: String(number), x: mark.x1, y: mark.y1 })),
  };
}
