/** Squares as positions write them, `(2,4)`, and which of a board are seen. */
import { isMapping } from '../../kernel/index.ts';
import type { PositionsSheet } from '../sheets/positions.ts';

export type Place = readonly [column: number, row: number];

export function placeIn(text: string): Place | null {
  const [, column, row] = /^\((-?\d+),(-?\d+)\)$/.exec(text) ?? [];
  return column === undefined ? null : [Number(column), Number(row)];
}

/** Every square that a value names, in whatever form: a text, a list, values by name. */
export function placesBelow(value: unknown): Place[] {
  if (Array.isArray(value)) return value.flatMap(placesBelow);
  if (isMapping(value)) return Object.values(value).flatMap(placesBelow);
  if (typeof value !== 'string') return [];
  const squares = value.match(/\(-?\d+,-?\d+\)/g) ?? [];
  return squares.flatMap((square) => {
    const place = placeIn(square);
    return place === null ? [] : [place];
  });
}

/** A part of a board is at least this large: neighbours are seen. */
const LEAST: Place = [3, 1];

/** First and last column and row. */
export function seen(
  places: readonly Place[],
  { board: { columns, rows, crop } }: PositionsSheet,
): readonly [left: number, bottom: number, right: number, top: number] {
  if (crop === null || places.length === 0) return [1, 1, columns, rows];
  const [left, right] = range(
    places.map(([column]) => column),
    { least: LEAST[0], last: columns, block: crop },
  );
  const [bottom, top] = range(
    places.map(([, row]) => row),
    { least: LEAST[1], last: rows, block: crop },
  );
  return [left, bottom, right, top];
}

interface Limits {
  readonly least: number;
  readonly last: number;
  readonly block: number;
}

function range(values: readonly number[], { least, last, block }: Limits): [number, number] {
  let from = Math.min(...values);
  let to = Math.max(...values);
  if (block > 1) {
    // A board that is not made of whole blocks ends with what there is of the last.
    const [first, end] = [Math.floor((from - 1) / block), Math.ceil(to / block)];
    return [first * block + 1, Math.min(end * block, last)];
  }
  while (to - from + 1 < Math.min(least, last)) {
    if (to < last) to += 1;
    if (to - from + 1 < least && from > 1) from -= 1;
  }
  return [from, to];
}
