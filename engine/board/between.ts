/** What counts as between two squares: games choose one of these, or let players agree on one. */
import { columnOf, rowOf, type Grid, type Square } from '../grid.ts';
import { isBetween } from './distance.ts';

export type Between = (grid: Grid, from: Square, square: Square, to: Square) => boolean;

/** Each of them says less than `shortestPath`, which is all squares on any shortest way. */
export const betweenRules = {
  shortestPath: isBetween,
  /** All three squares are in one row or in one column. */
  sameLine: (grid, from, square, to) =>
    (isInLine(rowOf, grid, [from, square, to]) || isInLine(columnOf, grid, [from, square, to])) &&
    isBetween(grid, from, square, to),
  /** Along the longer of the two spans, in the row or the column of the far end; along both where they are equal. */
  dominantAxis(grid, from, square, to) {
    if (!isBetween(grid, from, square, to)) return false;
    const columns = Math.abs(columnOf(grid, from) - columnOf(grid, to));
    const rows = Math.abs(rowOf(grid, from) - rowOf(grid, to));
    if (columns === rows) return true;
    return isInLine(columns > rows ? rowOf : columnOf, grid, [square, to]);
  },
} as const satisfies Readonly<Record<string, Between>>;

function isInLine(lineOf: typeof rowOf, grid: Grid, squares: readonly Square[]): boolean {
  return squares.every((square) => lineOf(grid, square) === lineOf(grid, squares[0]!));
}
