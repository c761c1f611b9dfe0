/**
 * Boards of squares, bounded or not, as integers.
 *
 * A square is one number; a step in a direction adds a constant to it. Columns and rows grow to the
 * right and away from the first seat; what they begin with is the game's business. Round a bounded
 * board lies a ring of squares that are not on it, so that a step from the rim needs no test.
 */
import type { Offset } from './game.ts';

export type Square = number;

/** The eight directions as offsets, clockwise from straight ahead. */
export const directions: readonly Offset[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** Directions in which `facing` is counted: eighths of a full turn to the right. */
export type Facing = number;

export const UP: Facing = 0;
export const DOWN: Facing = 4;

/** A direction of a unit as a direction of the board. */
export function turned(direction: number, facing: Facing): number {
  return (direction + facing) & 7;
}

/** An offset of a unit as an offset of the board. Only quarter turns keep squares on squares. */
export function turnedOffset([dx, dy]: Offset, facing: Facing): Offset {
  // `+ 0` keeps -0 out: it would print and compare unlike 0.
  switch (facing) {
    case 0:
      return [dx, dy];
    case 2:
      return [dy, 0 - dx];
    case 4:
      return [0 - dx, 0 - dy];
    case 6:
      return [0 - dy, dx];
    default:
      throw new RangeError(`A facing of ${facing} eighths does not fall on squares.`);
  }
}

export interface Grid {
  /** First and last column and row that are on the board. */
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  /** Squares are less than this; a state may keep an array of so many. */
  readonly size: number;
  /** What a step in each of `directions` adds to a square. */
  readonly steps: readonly number[];
  /** Squares of one row follow each other; this leads to the next row. */
  readonly stride: number;
  /** The square (0, 0). */
  readonly origin: number;
}

/**
 * Columns and rows of a board without bounds: 16,000 each way. A unit is placed beside another one,
 * so no game comes near in fewer than 16,000 placements that all go one way. Squares stay below
 * 2^30, so that they fit typed arrays and V8's small integers.
 */
const FAR = 16_000;

/** A board with columns 1 to `columns` and rows 1 to `rows`. */
export function boundedGrid(columns: number, rows: number): Grid {
  return makeGrid([1, columns], [1, rows]);
}

export function unboundedGrid(): Grid {
  return makeGrid([-FAR, FAR], [-FAR, FAR]);
}

function makeGrid(columns: Grid['columns'], rows: Grid['rows']): Grid {
  const stride = columns[1] - columns[0] + 3;
  const origin = (1 - rows[0]) * stride + (1 - columns[0]);
  return {
    columns,
    rows,
    size: (rows[1] - rows[0] + 3) * stride,
    steps: directions.map(([dx, dy]) => dy * stride + dx),
    stride,
    origin,
  };
}

/** The square; for one that is not on the board, a square of the ring round it. */
export function squareAt({ columns, rows, stride, origin }: Grid, column: number, row: number) {
  const c = Math.min(Math.max(column, columns[0] - 1), columns[1] + 1);
  const r = Math.min(Math.max(row, rows[0] - 1), rows[1] + 1);
  return origin + r * stride + c;
}

export function rowOf({ rows, stride }: Grid, square: Square): number {
  return Math.floor(square / stride) + rows[0] - 1;
}

export function columnOf({ columns, stride }: Grid, square: Square): number {
  return (square % stride) + columns[0] - 1;
}

/** Whether a square of the grid is on the board, and not in the ring round it. */
export function isOnBoard(grid: Grid, square: Square): boolean {
  const column = columnOf(grid, square);
  const row = rowOf(grid, square);
  return (
    column >= grid.columns[0] &&
    column <= grid.columns[1] &&
    row >= grid.rows[0] &&
    row <= grid.rows[1]
  );
}

/** All squares on the board, lowest first; meant for bounded boards. */
export function squaresOf(grid: Grid): Square[] {
  return Array.from({ length: grid.size }, (_, square) => square).filter((square) =>
    isOnBoard(grid, square),
  );
}

/** `(4,3)`. */
export function squareName(grid: Grid, square: Square): string {
  return `(${columnOf(grid, square)},${rowOf(grid, square)})`;
}

const NAME = /^\((-?\d+),(-?\d+)\)$/;

/** The coordinates that a text names, or null. */
export function parseSquare(text: string): readonly [column: number, row: number] | null {
  const match = NAME.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2])];
}
