/** How far squares lie from each other, and in which direction. */
import { columnOf, isOnBoard, offsetBetween, rowOf, type Grid, type Square } from '../grid.ts';

/** Steps over edges from one square to another, whatever lies between them. */
export function stepsBetween(grid: Grid, from: Square, to: Square): number {
  const [rows, columns] = spanBetween(grid, from, to);
  if (grid.shape === 'squares') return rows + columns;
  return hexesBetween(grid, from, to);
}

/** The same where a step over a corner counts as one too: the ring of squares round another. */
export function ringsBetween(grid: Grid, from: Square, to: Square): number {
  const [rows, columns] = spanBetween(grid, from, to);
  return grid.shape === 'squares' ? Math.max(rows, columns) : hexesBetween(grid, from, to);
}

function spanBetween(grid: Grid, from: Square, to: Square): readonly [number, number] {
  return [
    Math.abs(rowOf(grid, from) - rowOf(grid, to)),
    Math.abs(columnOf(grid, from) - columnOf(grid, to)),
  ];
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
