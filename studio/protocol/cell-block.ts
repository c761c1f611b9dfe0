/**
 * Blocks of cells as spreadsheet programs put them on the clipboard: tabs between cells, a line for each
 * row, quotes around a cell that holds a tab or a line break, and doubled quotes in it.
 */

/** The texts of the cells, by row. A line break at the end belongs to the last row. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const cell = quotedCell(text, at) ?? plainCell(text, at);
    rows.at(-1)?.push(cell.text);
    at = cell.end;
    const end = text.startsWith('\r\n', at) ? at + 2 : at + 1;
    const isRow = text[at] === '\n' || text[at] === '\r';
    if (isRow && end === text.length) break;
    if (isRow) rows.push([]);
    at = end;
  }
  return rows;
}

interface CellText {
  readonly text: string;
  /** Behind it. */
  readonly end: number;
}

/** Sticky: it ends where the cell ends, or it is none. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;

/** Null for a cell that only begins with a quote. */
function quotedCell(text: string, at: number): CellText | null {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(text);
  if (found === null) return null;
  const [whole, inner = ''] = found;
  const lines = inner.replaceAll('""', '"').replaceAll(/\r\n?/g, '\n');
  return { text: lines, end: at + whole.length };
}

const PLAIN = /[^\t\r\n]*/y;

function plainCell(text: string, at: number): CellText {
  PLAIN.lastIndex = at;
  const [cell = ''] = PLAIN.exec(text) ?? [];
  return { text: cell, end: at + cell.length };
}

/** The text that `cellsOf`, and spreadsheet programs, read as these cells. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

function cellText(cell: string): string {
  return /^"|[\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
