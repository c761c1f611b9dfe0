/** A range pattern that is drawn in a text: which lines it has, and what a click on a square makes of them. */
import type { Lines } from './yaml-place.ts';

export interface Drawing {
  /** Number of its first line. */
  readonly line: number;
  /** Before each line. */
  readonly indent: string;
  /** Of one width, in the signs `@` (origin), `#` (covered), `.` (not). */
  readonly rows: readonly string[];
}

const ROW = /^(\s+)([.#@]+)\s*$/;

/** Null where the line is part of no drawing, or its lines have several widths. */
export function drawingAt(lines: Lines, number: number): Drawing | null {
  const rowIn = (at: number): RegExpExecArray | null =>
    at >= 1 && at <= lines.count ? ROW.exec(lines.line(at)) : null;
  if (rowIn(number) === null) return null;
  let first = number;
  while (rowIn(first - 1) !== null) first -= 1;
  const rows: string[] = [];
  for (let at = first; rowIn(at) !== null; at += 1) rows.push(rowIn(at)?.[2] ?? '');
  const isOne = rows.every(({ length }) => length === rows[0]?.length);
  return isOne ? { line: first, indent: rowIn(first)?.[1] ?? '', rows } : null;
}

/**
 * The lines with the square in another state; the origin stays what it is. A square just outside (row or
 * column -1, or as many as there are) makes the drawing larger and is covered.
 */
export function turnedSquare({ indent, rows }: Drawing, row: number, column: number): string[] {
  const width = rows[0]?.length ?? 0;
  const [left, right] = [column < 0 ? '.' : '', column >= width ? '.' : ''];
  const wide = rows.map((signs) => left + signs + right);
  const blank = '.'.repeat(left.length + width + right.length);
  if (row < 0) wide.unshift(blank);
  if (row >= rows.length) wide.push(blank);
  const [at, across] = [Math.max(0, row), Math.max(0, column)];
  return wide.map((signs, number) => indent + (number === at ? turned(signs, across) : signs));
}

function turned(line: string, column: number): string {
  const signs = [...line];
  if (signs[column] !== '@') signs[column] = signs[column] === '#' ? '.' : '#';
  return signs.join('');
}
