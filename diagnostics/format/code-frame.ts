/** Code frames: the line of a fault with a mark under it, in columns of a terminal. */
import type { Range } from '../define.ts';
import { cells, widthOfCells, type Cell } from './cells.ts';
import type { FormatContext } from './common.ts';

/** A row of a code frame: what is left of the bar, right of it, and the part that is a mark. */
interface FrameRow {
  readonly label: string;
  readonly text: string;
  readonly mark: string;
}

/** The line of a range and the one before it, with a mark below; empty when they cannot be read. */
export function frame(file: string, range: Range, source: Source): FrameRow[] {
  const { start, end } = range;
  const text = source.line(file, start.line);
  if (text === undefined) return [];
  const endColumn = end.line === start.line ? end.column : text.length + 1;
  const marked = markLine(text, start.column - 1, endColumn - 1);
  const before = source.line(file, start.line - 1) ?? '';
  const rows = before.trim() === '' ? [] : [sourceRow(start.line - 1, markLine(before, 0, 0).text)];
  return [
    { label: '', text: '', mark: '' },
    ...rows,
    sourceRow(start.line, marked.text),
    { label: '', text: ' '.repeat(marked.markStart), mark: '^'.repeat(marked.markWidth) },
  ];
}

function sourceRow(line: number, text: string): FrameRow {
  return { label: String(line), text, mark: '' };
}

/** Most columns of a line that are shown. */
export const LINE_LIMIT = 100;

/** Columns that stay visible before the mark when a long line is cut. */
const LEAD = 30;

/** Code units before and after the mark that are looked at; more could never be shown. */
const REACH = 400;

const CUT = '…';

/** A line as printed, and where the mark under it is: columns of the terminal, from 0. */
interface MarkedLine {
  readonly text: string;
  readonly markStart: number;
  /** At least 1: an empty range is marked by one caret. */
  readonly markWidth: number;
}

/**
 * Measures the range from `start` up to, not including, `end` (UTF-16 code units of the line)
 * in columns, and cuts a long line round it.
 */
export function markLine(line: string, start: number, end: number): MarkedLine {
  const origin = Math.max(0, start - REACH);
  const near = cells(line.slice(origin, start + REACH));
  const first = near.filter((cell) => cell.end <= start - origin).length;
  const last = near.filter((cell) => cell.start < end - origin).length;
  const { from, to } = visible(near, first);
  const lead = from > 0 || origin > 0 ? CUT : '';
  const trail = to < near.length || start + REACH < line.length ? CUT : '';
  const shown = near.slice(from, to).map(({ text }) => text);
  return {
    text: `${lead}${shown.join('')}${trail}`,
    markStart: lead.length + widthOfCells(near.slice(from, first)),
    markWidth: Math.max(1, widthOfCells(near.slice(first, Math.min(last, to)))),
  };
}

/** The cells that are shown: all of them when they fit, or those round the one at `first`. */
function visible(near: readonly Cell[], first: number): { from: number; to: number } {
  if (widthOfCells(near) <= LINE_LIMIT) return { from: 0, to: near.length };
  let from = first;
  let columns = 0;
  while (from > 0 && columns + width(near, from - 1) <= LEAD) {
    from -= 1;
    columns += width(near, from);
  }
  let to = first;
  while (to < near.length && columns + width(near, to) <= LINE_LIMIT) {
    columns += width(near, to);
    to += 1;
  }
  return { from, to };
}

function width(near: readonly Cell[], index: number): number {
  return near[index]?.width ?? 0;
}

/** Lines of files, each file read and split once. */
export class Source {
  readonly #readText: FormatContext['readText'];
  readonly #lines = new Map<string, readonly string[] | null>();

  constructor(context: FormatContext) {
    this.#readText = (file) => context.readText(file);
  }

  /** The line without its end, `line` from 1; undefined when file or line is not there. */
  line(file: string, line: number): string | undefined {
    return this.#linesOf(file)?.[line - 1]?.replace(/\r$/u, '');
  }

  #linesOf(file: string): readonly string[] | null {
    const known = this.#lines.get(file);
    if (known !== undefined) return known;
    const lines = this.#readText(file)?.split('\n') ?? null;
    this.#lines.set(file, lines);
    return lines;
  }
}
