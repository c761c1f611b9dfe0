/** Everything that follows from box.yaml: counts, paper, cuts, time, weight, prices. */
import type { NamedSize } from '../../kernel/index.ts';
import type { PrintableGame } from '../printable-game.ts';
import { vendors } from '../vendors/vendor.ts';
import { plainLine } from './contents.ts';
import { countBox, countsOf } from './count-box.ts';
import { boxOnPaper, type SheetOnPaper } from './on-paper.ts';
import { pricesOf, type Price } from './prices.ts';
import { boxOf, type Box, type Cutting, type Stock } from './read-box.ts';
import { bulkOf, type Bulk } from './weight.ts';

/** One line of the box, in one language. */
export interface ReportedLine extends Bulk {
  readonly text: string;
  readonly sheet: string | null;
  readonly count: number;
  /** Different cards; 0 for one thing. */
  readonly cards: number;
  readonly stock: string | null;
}

export interface BoxReport {
  readonly lines: readonly ReportedLine[];
  readonly sheets: readonly SheetOnPaper[];
  /** Sheets of print.yaml that are not in the box. */
  readonly absent: readonly string[];
  readonly paper: { readonly id: string; readonly sheets: number; readonly pages: number };
  readonly cutting: Cutting & {
    readonly cuts: number;
    readonly outlines: number;
    readonly seconds: number;
    /** Sheets that are whole pages: what is cut inside them is not counted. */
    readonly uncounted: readonly string[];
  };
  /** Of what has a stock that states it; `without`: the sheets and books that have none. */
  readonly bulk: Bulk & { readonly without: readonly string[] };
  readonly stocks: Readonly<Record<string, Stock>>;
  readonly prices: readonly Price[];
}

/** Null for a game without a box.yaml that can be read. */
export function boxReport(
  printable: PrintableGame,
  { locale, paper }: { readonly locale: string; readonly paper: NamedSize },
): BoxReport | null {
  const box = boxOf(printable);
  if (box === null) return null;
  const counted = countBox(box, printable);
  const counts = countsOf(counted);
  const sheets = boxOnPaper(printable.sheets, counts, paper, printable.imposition);
  const lines = counted.lines.map((line): ReportedLine => {
    const name = line.written.part === undefined ? (line.written.stock ?? box.stock) : undefined;
    const own = sheets.find(({ sheet }) => sheet === line.sheet);
    const stock = name === undefined || own === undefined ? null : (box.stocks[name] ?? null);
    const bulk = own === undefined ? NOTHING : bulkOf(line.count, own, stock);
    return {
      text: plainLine(line, locale),
      sheet: line.sheet?.id ?? null,
      count: line.count,
      cards: line.cards.size,
      stock: stock === null ? null : (name ?? null),
      ...bulk,
    };
  });
  return {
    lines,
    sheets,
    absent: printable.sheets.map(({ id }) => id).filter((id) => !counts.has(id)),
    paper: {
      id: paper.id,
      sheets: sum(sheets.map((one) => one.paper)),
      pages: sum(sheets.map((one) => one.pages)),
    },
    cutting: cuttingOf(sheets, box),
    bulk: {
      grams: total(lines.map(({ grams }) => grams)),
      height: total(lines.map(({ height }) => height)),
      without: lines
        .filter(({ sheet, grams, height }) => sheet !== null && grams === null && height === null)
        .map(({ text }) => text),
    },
    stocks: box.stocks,
    prices: pricesOf(sheets, box.prices, vendors()),
  };
}

const NOTHING: Bulk = { grams: null, height: null };

/** Pages that are cut at once are cut in the time of one. */
function cuttingOf(sheets: readonly SheetOnPaper[], { cutting }: Box): BoxReport['cutting'] {
  const cuts = sum(sheets.map(({ straight }) => straight));
  const outlines = sum(sheets.map((one) => one.outlines));
  const strokes = sum(
    sheets.map(({ straight, paper }) =>
      paper === 0 ? 0 : (straight / paper) * Math.ceil(paper / cutting.pages),
    ),
  );
  const seconds = Math.round(strokes * cutting.straight + outlines * cutting.outline);
  const uncounted = sheets.filter((one) => one.isWholePage).map(({ sheet }) => sheet.id);
  return { ...cutting, cuts, outlines, seconds, uncounted };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Of what is known; null where nothing is. */
function total(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((one) => one !== null);
  return known.length === 0 ? null : Math.round(sum(known) * 100) / 100;
}
