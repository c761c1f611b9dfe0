/**
 * Hit ranges and areas: which cells a pattern covers, for whom and from where (BLS-2.2.1 to
 * BLS-2.2.3, BLS-2.2.7).
 *
 * A range is a small number, given once when the cards are read. What it covers from a cell is found
 * when first asked for, and kept: a board has few cells and a game few patterns.
 */
import {
  columnOf,
  DOWN,
  isOnBoard,
  rowOf,
  squareAt,
  squaresOf,
  turnedOffset,
  UP,
  type Facing,
  type Grid,
  type Offset,
  type Seat,
  type Square,
} from 'cardwright/engine';

/** A pattern by its place in the list of ranges. */
export type Range = number;

/** No range is printed. */
export const NO_RANGE = -1;

/** The word `board`: every cell but the one from where it is seen (BLS-2.2.7). */
export const BOARD_RANGE = 0;

/** The ranges of a game, each pattern once. */
export class RangeList {
  readonly #offsets: (readonly Offset[])[] = [[]];
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
}

/** What a range covers from one cell. */
export interface Cover {
  /** In the order of the drawing, farthest ahead first, as the owner sees it. */
  readonly squares: readonly Square[];
  /** 1 for squares that are covered. */
  readonly has: Uint8Array;
}

/** What the ranges of a game cover on one board. */
export class RangeTable {
  readonly #ranges: RangeList;
  readonly #grid: Grid;
  readonly #covers: (Cover | undefined)[] = [];

  constructor(ranges: RangeList, grid: Grid) {
    this.#ranges = ranges;
    this.#grid = grid;
  }

  /** What a seat's range covers from `origin`; cells off the board are dropped. */
  cover(range: Range, seat: Seat, origin: Square): Cover {
    const key = (range * 2 + seat) * this.#grid.size + origin;
    return (this.#covers[key] ??= this.#makeCover(range, seat, origin));
  }

  #makeCover(range: Range, seat: Seat, origin: Square): Cover {
    const grid = this.#grid;
    const squares =
      range === BOARD_RANGE
        ? squaresOf(grid).filter((square) => square !== origin)
        : this.#ranges
            .offsetsOf(range)
            .map((offset) => squareFrom(grid, origin, turnedOffset(offset, facingOf(seat))))
            .filter((square) => isOnBoard(grid, square));
    const has = new Uint8Array(grid.size);
    for (const square of squares) has[square] = 1;
    return { squares, has };
  }
}

/** BLS-2.2.2, BLS-1.1.4: North sees the board turned by half a circle. */
export function facingOf(seat: Seat): Facing {
  return seat === 0 ? UP : DOWN;
}

function squareFrom(grid: Grid, origin: Square, [dx, dy]: Offset): Square {
  return squareAt(grid, columnOf(grid, origin) + dx, rowOf(grid, origin) + dy);
}
