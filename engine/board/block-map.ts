/**
 * A board laid of square blocks of one size: panels, tiles. Each block is a place, with a number of its
 * own for players, from 1; in arrays places count from 0.
 */
import { isOnBoard, squareAt, type Grid, type Square } from '../grid.ts';
import { squaresOfBlock, type Block } from './ground.ts';

export class BlockMap {
  readonly grid: Grid;
  /** The numbers of the places in reading order: row by row from the first, each from left to right. */
  readonly numbers: readonly number[];
  /** By place. */
  readonly blocks: readonly Block[];
  /** By place: its squares in reading order. */
  readonly squares: readonly (readonly Square[])[];
  /** By place: those that share an edge with it, the lowest first. */
  readonly beside: readonly (readonly number[])[];
  /** By square: its place; -1 for one that is not on the board. */
  readonly placeOf: Int16Array;

  /** Blocks of `side` squares each way; `numbers` is a list of 1 to how many there are. */
  constructor(grid: Grid, side: number, numbers: readonly number[]) {
    const [first, last] = grid.columns;
    const across = (last - first + 1) / side;
    const places = numbers.map((_, place) => place);
    this.grid = grid;
    this.numbers = numbers;
    this.blocks = places.map((place) => {
      const index = numbers.indexOf(place + 1);
      const column = grid.columns[0] + (index % across) * side;
      const row = grid.rows[0] + Math.floor(index / across) * side;
      return { column, row, columns: side, rows: side };
    });
    this.squares = this.blocks.map((block) => squaresOfBlock(grid, block));
    this.placeOf = new Int16Array(grid.size).fill(-1);
    for (const place of places)
      for (const square of this.squares[place]!) this.placeOf[square] = place;
    this.beside = this.blocks.map((block) => this.#besideOf(block, side));
  }

  #besideOf({ column, row }: Block, side: number): number[] {
    const corners = [
      [column, row - 1],
      [column + side, row],
      [column, row + side],
      [column - 1, row],
    ] as const;
    return corners
      .map((corner) => squareAt(this.grid, ...corner))
      .filter((square) => isOnBoard(this.grid, square))
      .map((square) => this.placeOf[square]!)
      .toSorted((a, b) => a - b);
  }

  /** The square at a column and row of a place, both from 1. */
  squareIn(place: number, column: number, row: number): Square {
    const block = this.blocks[place]!;
    return squareAt(this.grid, block.column + column - 1, block.row + row - 1);
  }
}
