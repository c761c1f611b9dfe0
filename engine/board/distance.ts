/** How far squares lie from each other, and in which direction. */
import {
  columnOf,
  isOnBoard,
  offsetBetween,
  rowOf,
  squareAt,
  type Grid,
  type Square,
} from '../grid.ts';

/** Steps over edges from one square to another, whatever lies between them. */
export function stepsBetween(grid: Grid, from: Square, to: Square): number {
  if (grid.shape !== 'squares') return hexesBetween(grid, from, to);
  return rowsBetween(grid, from, to) + columnsBetween(grid, from, to);
}

/** The same where a step over a corner counts as one too: the ring of squares round another. */
export function ringsBetween(grid: Grid, from: Square, to: Square): number {
  if (grid.shape !== 'squares') return hexesBetween(grid, from, to);
  return Math.max(rowsBetween(grid, from, to), columnsBetween(grid, from, to));
}

/** Both of a board of squares. They are asked in inner loops, and make no lists. */
const rowsBetween = ({ stride }: Grid, from: Square, to: Square): number =>
  Math.abs(((from / stride) | 0) - ((to / stride) | 0));
const columnsBetween = ({ stride }: Grid, from: Square, to: Square): number =>
  Math.abs((from % stride) - (to % stride));

/** Writes the squares on the board within a number of steps into `into`, lowest first. */
export function squaresWithin(grid: Grid, from: Square, steps: number, into: Square[]): number {
  const { rows, columns } = grid;
  const [row, column] = [rowOf(grid, from), columnOf(grid, from)];
  let found = 0;
  for (let r = Math.max(rows[0], row - steps); r <= Math.min(rows[1], row + steps); r += 1) {
    const last = Math.min(columns[1], column + steps);
    for (let c = Math.max(columns[0], column - steps); c <= last; c += 1) {
      const square = squareAt(grid, c, r);
      if (stepsBetween(grid, from, square) <= steps) into[found++] = square;
    }
  }
  return found;
}

function hexesBetween(grid: Grid, from: Square, to: Square): number {
  const rows = rowOf(grid, to) - rowOf(grid, from);
  const axial = axialColumn(grid, to) - axialColumn(grid, from);
  return Math.max(Math.abs(rows), Math.abs(axial), Math.abs(rows + axial));
}

/** The column on an axis that leans with the rows, so that a step up adds the same everywhere. */
function axialColumn(grid: Grid, square: Square): number {
  return columnOf(grid, square) - ((rowOf(grid, square) - grid.rows[0]) >> 1);
}

/** Whether a square lies on a shortest way from one to another; the first one does not count. */
export function isBetween(grid: Grid, from: Square, square: Square, to: Square): boolean {
  if (square === from) return false;
  const around = stepsBetween(grid, from, square) + stepsBetween(grid, square, to);
  return around === stepsBetween(grid, from, to);
}

/** Whether squares lie in one column or one row. */
export function isInLine(grid: Grid, one: Square, other: Square): boolean {
  return columnOf(grid, one) === columnOf(grid, other) || rowOf(grid, one) === rowOf(grid, other);
}

/** Steps from a square of a bounded board to its edge in this direction: 0 for a square beside it. */
export function stepsToEdge(grid: Grid, square: Square, edge: Edge): number {
  const [column, row] = [columnOf(grid, square), rowOf(grid, square)];
  if (edge === 'east' || edge === 'west')
    return Math.abs(grid.columns[edge === 'east' ? 1 : 0] - column);
  return Math.abs(grid.rows[(edge === 'north') === (grid.up === 1) ? 1 : 0] - row);
}

/** The edges of a board, as on a map. */
export const edges = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof edges)[number];

/** What `directionTo` returns where no straight line joins two squares. */
export const NO_DIRECTION = -1;

/** The direction in which a straight line leads from one square to another, or `NO_DIRECTION`. */
export function directionTo(grid: Grid, from: Square, to: Square): number {
  const away = ringsBetween(grid, from, to);
  if (away === 0) return NO_DIRECTION;
  if (grid.shape === 'squares') {
    const [dx, dy] = offsetBetween(grid, from, to);
    if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return NO_DIRECTION;
  }
  return grid.steps.findIndex((step) => from + step * away === to);
}

/**
 * Writes the squares of a straight line into `into`, the nearest first, without the one where it
 * begins: as long as `goesOn` says so of the square before, and `most` at most. Returns how many.
 */
export function lineFrom(
  grid: Grid,
  from: Square,
  direction: number,
  most: number,
  into: Square[],
  goesOn: (square: Square) => boolean,
): number {
  const step = grid.steps[direction]!;
  let found = 0;
  for (let square = from + step; found < most && isOnBoard(grid, square); square += step) {
    into[found++] = square;
    if (!goesOn(square)) break;
  }
  return found;
}
