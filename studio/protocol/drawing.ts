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

/** The line with the square in another state; the origin stays what it is. */
export function turnedSquare({ indent, rows }: Drawing, row: number, column: number): string {
  const signs = [...(rows[row] ?? '')];
  const sign = signs[column];
  if (sign !== '@') signs[column] = sign === '#' ? '.' : '#';
  return indent + signs.join('');
}
