/**
 * Boards of squares or hexes, bounded or not, as integers.
 *
 * A square is one number; a step in a direction adds a constant to it. Columns are counted to the
 * right; rows upwards, or downwards where row 1 is on top (`rowsFrom`). Straight ahead of the first
 * seat is up in either case: directions, facings and patterns do not know how rows are counted. Round
 * a bounded board lies a ring of squares that are not on it, so that a step from the rim needs no test.
 *
 * Hexes have a corner at the bottom and lie in rows; every other row lies half a hex to the right, from the second
 * one counted.
 */
import type { NumberOf } from './number-kinds.ts';
import type { Offset } from './game.ts';

export type Square = NumberOf<'square'>;

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

/** What the eight directions are called on a map. */
export const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** What the six directions of hexes are called, clockwise. */
export const hexCompass = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** Directions that lead over an edge, not over a corner. */
export const orthogonal: readonly number[] = [0, 2, 4, 6];

/** The six directions of hexes as axial offsets, where rows are counted upwards. */
const hexDirections: readonly Offset[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
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
  readonly shape: 'squares' | 'hexes';
  /** First and last column and row that are on the board. */
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  /** What a step up adds to the row: -1 where row 1 is on top. */
  readonly up: 1 | -1;
  /** Squares are less than this; a state may keep an array of this length. */
  readonly size: number;
  /** What a step in each of the directions adds to a square: `directions`, or six on hexes. */
  readonly steps: readonly number[];
  /** Squares of one row follow each other; this leads to the next row. */
  readonly stride: number;
  /** The square (0, 0) of a board of squares. */
  readonly origin: number;
}

/** How a board lies: where its rows are counted from, and how far it goes beyond what is counted. */
export interface Orientation {
  /** `top` for boards whose row 1 is on top, as on a page; otherwise it is nearest to the first seat. */
  readonly rowsFrom?: 'top' | 'bottom';
  /** Columns and rows beyond those that are counted from 1, on every side: 0 or more. */
  readonly margin?: number;
}

/**
 * Columns and rows of a board without bounds: 16,000 each way. A unit is placed beside another one,
 * so no game comes near in fewer than 16,000 placements that all go one way. Squares stay below
 * 2^30, so that they fit typed arrays and V8's small integers.
 */
const FAR = 16_000;

/** A board with columns 1 to `columns` and rows 1 to `rows`, and its margin. */
export function boundedGrid(columns: number, rows: number, orientation: Orientation = {}): Grid {
  const { margin = 0 } = orientation;
  const within = (last: number): Grid['rows'] => [1 - margin, last + margin];
  return squareGrid(within(columns), within(rows), upOf(orientation));
}

export function unboundedGrid(orientation: Orientation = {}): Grid {
  return squareGrid([-FAR, FAR], [-FAR, FAR], upOf(orientation));
}

/** A board of hexes with columns 1 to `columns` and rows 1 to `rows`. */
export function hexGrid(columns: number, rows: number, orientation: Orientation = {}): Grid {
  const up = upOf(orientation);
  const stride = columns + 2 + (rows >> 1);
  return {
    shape: 'hexes',
    columns: [1, columns],
    rows: [1, rows],
    up,
    size: (rows + 2) * stride,
    steps: hexDirections.map(([dq, dr]) => (up === 1 ? dr * stride + dq : -dr * stride + dq + dr)),
    stride,
    origin: 0,
  };
}

const upOf = ({ rowsFrom = 'bottom' }: Orientation): 1 | -1 => (rowsFrom === 'top' ? -1 : 1);

function squareGrid(columns: Grid['columns'], rows: Grid['rows'], up: 1 | -1): Grid {
  const stride = columns[1] - columns[0] + 3;
  const origin = (1 - rows[0]) * stride + (1 - columns[0]);
  return {
    shape: 'squares',
    columns,
    rows,
    up,
    size: (rows[1] - rows[0] + 3) * stride,
    steps: directions.map(([dx, dy]) => dy * up * stride + dx),
    stride,
    origin,
  };
}

/** The square; for one that is not on the board, a square of the ring round it. */
export function squareAt(grid: Grid, column: number, row: number): Square {
  const { columns, rows, stride, origin } = grid;
  const c = Math.min(Math.max(column, columns[0] - 1), columns[1] + 1);
  const r = Math.min(Math.max(row, rows[0] - 1), rows[1] + 1);
  return grid.shape === 'squares' ? origin + r * stride + c : r * stride + c + shiftOf(grid, r);
}

/** How far the hexes of a row are moved in the array, so that a step adds the same in every row. */
function shiftOf({ rows }: Grid, row: number): number {
  return (rows[1] >> 1) - Math.max(0, (row - rows[0]) >> 1);
}

export function rowOf({ rows, stride }: Grid, square: Square): number {
  return Math.floor(square / stride) + rows[0] - 1;
}

export function columnOf(grid: Grid, square: Square): number {
  const column = (square % grid.stride) + grid.columns[0] - 1;
  return grid.shape === 'squares' ? column : column - shiftOf(grid, rowOf(grid, square));
}

/** The square so far to the right and so far up of another one, on a board of squares. */
export function squareBeside(grid: Grid, square: Square, [dx, dy]: Offset): Square {
  return squareAt(grid, columnOf(grid, square) + dx, rowOf(grid, square) + dy * grid.up);
}

/** How far to the right and how far up the way from one square to another leads. */
export function offsetBetween(grid: Grid, from: Square, to: Square): Offset {
  const dy = (rowOf(grid, to) - rowOf(grid, from)) * grid.up;
  // `+ 0` keeps -0 out.
  return [columnOf(grid, to) - columnOf(grid, from), dy + 0];
}

/** Whether the board ends somewhere: such a board can be drawn whole. */
export function isBounded({ columns }: Grid): boolean {
  return columns[1] - columns[0] < FAR;
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

/** The squares on the board that a step leads to, clockwise from the first direction. */
export function squaresAround(grid: Grid, square: Square): Square[] {
  return grid.steps.map((step) => square + step).filter((other) => isOnBoard(grid, other));
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
