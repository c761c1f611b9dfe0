/**
 * Range patterns: which squares a drawing covers, laid on a square of the board and turned.
 *
 * A range is a small number, given once when the cards are read. What it covers is found when first
 * asked for, and kept: a board has few squares and a game few patterns.
 */
import type { Offset } from '../game.ts';
import {
  boundedGrid,
  columnOf,
  isOnBoard,
  rowOf,
  squareAt,
  squaresOf,
  turnedOffset,
  type Facing,
  type Grid,
  type Orientation,
  type Square,
} from '../grid.ts';
import { stepsBetween } from './distance.ts';

/** A pattern by its place in the list of ranges. */
export type Range = number;

/** No range is printed. */
export const NO_RANGE = -1;

/** The word `board`: every square but the one from where it is seen. */
export const BOARD_RANGE = 0;

/** A board of squares, and what the ranges of a game cover on it. */
export interface RangedBoard {
  readonly grid: Grid;
  readonly ranges: RangeTable;
}

/** The same of a board that may have a margin. */
export interface CountedBoard extends RangedBoard {
  /** By square: 1 where columns and rows are counted, 0 in the margin and off the board. */
  readonly counted: Uint8Array;
}

/** The ranges of a game, each pattern once. */
export class RangeList {
  readonly #boards = new Map<string, CountedBoard>();
  readonly #offsets: (readonly Offset[])[] = [[]];
  readonly #turned: (readonly Offset[])[] = [];
  readonly #known = new Map<string, Range>([['board', BOARD_RANGE]]);

  /** The number of a range; patterns that cover the same are one. */
  idOf(range: readonly Offset[] | 'board' | undefined): Range {
    if (range === undefined) return NO_RANGE;
    const key = range === 'board' ? range : range.join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (range !== 'board') this.#offsets.push(range);
    this.#known.set(key, this.#offsets.length - 1);
    return this.#offsets.length - 1;
  }

  offsetsOf(range: Range): readonly Offset[] {
    return this.#offsets[range] ?? [];
  }

  /** The board of this size: what ranges cover on it is found once for all games. */
  boardOf(columns: number, rows: number, orientation: Orientation = {}): CountedBoard {
    const key = `${columns} ${rows} ${orientation.rowsFrom} ${orientation.margin}`;
    const known = this.#boards.get(key);
    if (known !== undefined) return known;
    const grid = boundedGrid(columns, rows, orientation);
    const counted = new Uint8Array(grid.size);
    for (let column = 1; column <= columns; column += 1)
      for (let row = 1; row <= rows; row += 1) counted[squareAt(grid, column, row)] = 1;
    const board = { grid, ranges: new RangeTable(this, grid, counted), counted };
    this.#boards.set(key, board);
    return board;
  }

  /** The offsets of a range as they lie when it is turned so, found once. */
  turned(range: Range, facing: Facing): readonly Offset[] {
    if (range === NO_RANGE) return [];
    return (this.#turned[range * 4 + (facing >> 1)] ??= this.offsetsOf(range).map((offset) =>
      turnedOffset(offset, facing),
    ));
  }
}

/**
 * Writes the squares on the board that offsets lead to from `origin` into `into`, in their order, and
 * returns how many: what a range covers where a board is too large for a `RangeTable`.
 */
export function squaresCovered(
  grid: Grid,
  offsets: readonly Offset[],
  origin: Square,
  into: Square[],
): number {
  const { columns, rows, up, stride } = grid;
  const column = columnOf(grid, origin);
  const row = rowOf(grid, origin);
  let found = 0;
  for (let i = 0; i < offsets.length; i += 1) {
    const right = offsets[i]![0];
    const ahead = offsets[i]![1] * up;
    if (column + right < columns[0] || column + right > columns[1]) continue;
    if (row + ahead < rows[0] || row + ahead > rows[1]) continue;
    into[found++] = origin + ahead * stride + right;
  }
  return found;
}

/** What a range covers from one square. */
export interface Cover {
  /** In the order of the drawing, farthest ahead first, as the owner sees it. */
  readonly squares: readonly Square[];
  /** Those of them that are counted, not in the margin. */
  readonly counted: readonly Square[];
  /** 1 for squares that are covered. */
  readonly has: Uint8Array;
  /** By square, where it was asked for (`distanceTo`). */
  readonly distances: (number | undefined)[];
}

/** What the ranges of a game cover on one board of squares. */
export class RangeTable {
  readonly #ranges: RangeList;
  readonly #grid: Grid;
  readonly #counted: Uint8Array;
  /** By range and facing, then by origin: as one list it would be too sparse to be looked up quickly. */
  readonly #covers: (Cover | undefined)[][] = [];

  /** `counted` of a board with a margin; else all squares are. */
  constructor(ranges: RangeList, grid: Grid, counted?: Uint8Array) {
    this.#ranges = ranges;
    this.#grid = grid;
    this.#counted = counted ?? new Uint8Array(grid.size).fill(1);
  }

  /** What a range covers from `origin` when it is turned so; squares off the board are dropped. */
  cover(range: Range, facing: Facing, origin: Square): Cover {
    // Quarter turns only: four of the eight facings.
    const covers = (this.#covers[range * 4 + (facing >> 1)] ??= []);
    return (covers[origin] ??= this.#makeCover(range, facing, origin));
  }

  #makeCover(range: Range, facing: Facing, origin: Square): Cover {
    const grid = this.#grid;
    const squares: Square[] = [];
    if (range === BOARD_RANGE) {
      squares.push(...squaresOf(grid).filter((square) => square !== origin));
    } else {
      squaresCovered(grid, this.#ranges.turned(range, facing), origin, squares);
    }
    const has = new Uint8Array(grid.size);
    for (const square of squares) has[square] = 1;
    const counted = squares.filter((square) => this.#counted[square] === 1);
    return { squares, counted, has, distances: [] };
  }
}

/** How far the nearest square of a range is from another one; infinite for a range that covers nothing. */
export function distanceTo(grid: Grid, { squares, distances }: Cover, square: Square): number {
  const known = distances[square];
  if (known !== undefined) return known;
  let nearest = Infinity;
  for (const one of squares) nearest = Math.min(nearest, stepsBetween(grid, one, square));
  distances[square] = nearest;
  return nearest;
}

/**
 * The squares of a range on the straight line from its origin to a chosen square, that one last:
 * what a shot that goes on covers. Empty where no straight line leads there.
 */
export function squaresOnTheWay(
  grid: Grid,
  { has }: Cover,
  origin: Square,
  chosen: Square,
  direction: number,
): Square[] {
  if (direction < 0) return [];
  const squares: Square[] = [];
  const step = grid.steps[direction]!;
  for (let square = origin + step; ; square += step) {
    if (has[square] === 1) squares.push(square);
    if (square === chosen || !isOnBoard(grid, square)) return squares;
  }
}
