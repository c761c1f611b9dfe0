/**
 * Boards drawn as text, as in scenarios and playthroughs:
 *
 *     6  . . s .       each line begins with the number of its row,
 *     5  D . . .       the last line names the columns,
 *        1 2 3 4       . is an empty square
 *
 * A drawing may show any part of a board; numbers may be negative.
 */
import type { Grid } from '../grid.ts';
import { BadPosition } from '../rules.ts';

export interface DrawnSquare {
  readonly column: number;
  readonly row: number;
  /** Never `.`. */
  readonly letter: string;
}

/** What is on the squares of a drawing, in reading order. Throws a `BadPosition` that names `what`. */
export function readBoard(text: string, what: string): DrawnSquare[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const columns = (lines.at(-1) ?? []).map(Number);
  if (columns.length === 0 || !columns.every(Number.isInteger)) throw new BadPosition(what, text);
  return lines.slice(0, -1).flatMap(([label, ...letters]) => {
    const row = Number(label);
    const isLine = Number.isInteger(row) && letters.length === columns.length;
    if (!isLine || letters.some((letter) => [...letter].length !== 1)) {
      throw new BadPosition(what, [label, ...letters].join(' '));
    }
    return letters
      .map((letter, i) => ({ column: columns[i] ?? 0, row, letter }))
      .filter(({ letter }) => letter !== '.');
  });
}

/** The rows of a board as its drawings want them: the lowest line first. */
export function rowsUpward({ rows, up }: Grid): readonly [lowest: number, highest: number] {
  return up === 1 ? rows : [rows[1], rows[0]];
}

/**
 * Draws the squares of these columns, from left to right, and these rows, from the lowest line to
 * the highest; `cellOn` says what is there: a letter, or several characters that begin with their gap.
 */
export function drawBoard(
  columns: readonly [first: number, last: number],
  rows: readonly [lowest: number, highest: number],
  cellOn: (column: number, row: number) => string,
): string {
  const columnNumbers = range(...columns);
  const rowNumbers = range(...rows).toReversed();
  const cells = rowNumbers.map((row) => columnNumbers.map((column) => cellOn(column, row)));
  const longest = Math.max(...columnNumbers.map((column) => String(column).length)) + 1;
  const width = Math.max(longest, ...cells.flat().map((cell) => cell.length));
  const margin = Math.max(...rowNumbers.map((row) => String(row).length));
  const line = (label: string, row: readonly string[]): string =>
    `${label.padStart(margin)} ${row.map((cell) => cell.padStart(longest).padEnd(width)).join('')}`.trimEnd();
  return [
    ...rowNumbers.map((row, i) => line(String(row), cells[i]!)),
    line('', columnNumbers.map(String)),
  ].join('\n');
}

/** All numbers from one to another, downwards too. */
export function range(first: number, last: number): number[] {
  const step = last < first ? -1 : 1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

/** Squares in a row, `(3,3) (4,3)`, or drawn as `x`; other letters are only there for the eye. */
export function readSquares(text: string, what: string): string[] {
  if (!text.includes('\n')) return text.split(' ').filter((square) => square !== '');
  return readBoard(text, what)
    .filter(({ letter }) => letter === 'x')
    .map(({ column, row }) => `(${column},${row})`);
}
