/** The field: nine places for panels on 9 × 9 squares, and what a panel brings to its place (3.1). */
import {
  type Block,
  boundedGrid,
  columnOf,
  compass,
  type Facing,
  isOnBoard,
  rowOf,
  type Seat,
  type Square,
  squareAt,
  squaresOfBlock,
  turned,
  turnedLayout,
} from 'cardwright/engine';
import type { Options, Panel } from './data.gen.ts';

/** APE-3.1.1 */
export const grid = boundedGrid(9, 9, { rowsFrom: 'top' });

export const SOUTH: Seat = 0;
export const NORTH: Seat = 1;

/** Quarter turns, and the facings that they are. */
export const quarters = ['N', 'E', 'S', 'W'] as const;
export const facings: readonly Facing[] = [0, 2, 4, 6];

/** Where a panel lies: 1 to 9 (APE-3.1.2). */
export type Place = number;

/** Squares of a panel from west to east, and from north to south. */
const SIDE = 3;

/** The numbers of the places, in reading order from the north-west (APE-3.1.2, APE-6.1.2). */
const NUMBERS: Readonly<Record<Options['panelNumbering'], readonly Place[]>> = {
  clockwise: [3, 4, 5, 2, 1, 6, 9, 8, 7],
  counterclockwise: [9, 8, 7, 2, 1, 6, 3, 4, 5],
};

/** What a panel brings. */
export interface Printed {
  readonly obstacles: readonly Square[];
  readonly treasures: readonly Square[];
}

/** What lies where on a field, by the way in which its places are counted. */
export class Field {
  /** The numbers of the places in reading order. */
  readonly numbers: readonly Place[];
  /** By seat. */
  readonly #homes: readonly (readonly Place[])[];
  readonly #homeSquares: readonly (readonly Square[])[];
  /** By layout of a panel, and by place and quarter turns: found when first asked for. */
  readonly #printed = new Map<Panel['layout'], Printed[]>();
  /** By place from 0; so are those that share an edge with it (APE-3.1.6), which are places from 0 too. */
  readonly blocks: readonly Block[];
  readonly beside: readonly (readonly number[])[];

  constructor(numbering: Options['panelNumbering']) {
    this.numbers = NUMBERS[numbering];
    this.#homes = [this.numbers.slice(6), this.numbers.slice(0, 3)];
    this.#homeSquares = this.#homes.map((home) => home.flatMap((place) => this.squaresOf(place)));
    this.blocks = this.numbers.map((_, place) => this.blockOf(place + 1));
    this.beside = this.numbers.map((_, place) =>
      this.placesBeside(place + 1).map((number) => number - 1),
    );
  }

  /** The place of a square; null for one that is not on the field. */
  placeOf(square: Square): Place | null {
    if (!isOnBoard(grid, square)) return null;
    const column = Math.floor((columnOf(grid, square) - 1) / SIDE);
    const row = Math.floor((rowOf(grid, square) - 1) / SIDE);
    return this.numbers[row * SIDE + column]!;
  }

  /** The squares of a place as a block of the board. */
  blockOf(place: Place): Block {
    const index = this.numbers.indexOf(place);
    const column = (index % SIDE) * SIDE + 1;
    const row = Math.floor(index / SIDE) * SIDE + 1;
    return { column, row, columns: SIDE, rows: SIDE };
  }

  squaresOf(place: Place): Square[] {
    return squaresOfBlock(grid, this.blockOf(place));
  }

  /** The three places nearest to a seat, from west to east; those of the centre row are nobody's (APE-3.1.3). */
  homeOf(seat: Seat): readonly Place[] {
    return this.#homes[seat]!;
  }

  /** Their squares, panel by panel. */
  homeSquares(seat: Seat): readonly Square[] {
    return this.#homeSquares[seat]!;
  }

  /** The places that share an edge with one, in the order of their numbers (APE-3.1.6). */
  placesBeside(place: Place): Place[] {
    const { column, row } = this.blockOf(place);
    const squares = [
      squareAt(grid, column, row - 1),
      squareAt(grid, column + SIDE, row),
      squareAt(grid, column, row + SIDE),
      squareAt(grid, column - 1, row),
    ];
    return squares.flatMap((square) => this.placeOf(square) ?? []).toSorted((a, b) => a - b);
  }

  /** Where the obstacles and the treasure of a panel come to lie (APE-3.1.4, APE-5.5.3). */
  printed({ layout }: Pick<Panel, 'layout'>, place: Place, quarters: number): Printed {
    const known = this.#printed.get(layout) ?? [];
    this.#printed.set(layout, known);
    return (known[place * 4 + quarters] ??= this.#find(layout, place, quarters));
  }

  #find(layout: Panel['layout'], place: Place, quarters: number): Printed {
    const { column, row } = this.blockOf(place);
    const { obstacle, treasure } = turnedLayout(layout, quarters);
    const lying = ([x, y]: readonly [number, number]): Square =>
      squareAt(grid, column + x - 1, row + y - 1);
    return { obstacles: obstacle.map(lying), treasures: treasure.map(lying) };
  }
}

/** A printed direction after clockwise quarter turns of its panel (APE-3.1.4, APE-5.16.7). */
export function turnedBy(direction: Facing, quarters: number): Facing {
  return turned(direction, quarters * 2);
}

/** APE-3.1.5: the square opposite to the facing; off the field behind a unit with its back to the rim. */
export function behind(square: Square, facing: Facing): Square {
  return square + grid.steps[turnedBy(facing, 2)]!;
}

/** APE-3.1.6 */
export function areAdjacent(one: Square, other: Square): boolean {
  return facings.some((direction) => other === one + grid.steps[direction]!);
}

/** N, E, S or W. */
export function nameOfFacing(facing: Facing): string {
  return compass[facing]!;
}
