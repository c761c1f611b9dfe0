/** The field: nine places for panels on 9 × 9 squares, and what a panel brings to its place (3.1). */
import * as engine from 'cardwright/engine';
import type { Facing, Seat, Square } from 'cardwright/engine';
import type { Options, Panel } from './data.gen.ts';

/** APE-3.1.1 */
export const grid = engine.boundedGrid(9, 9, { rowsFrom: 'top' });

export const SOUTH: Seat = 0;
export const NORTH: Seat = 1;
export const seatList: readonly Seat[] = [SOUTH, NORTH];

/** Quarter turns, and the facings that they are. */
export const quarters = ['N', 'E', 'S', 'W'] as const;
export const facings: readonly Facing[] = [0, 2, 4, 6];

/** Squares of a panel from west to east, and from north to south. */
const SIDE = 3;

/** The numbers of the places, in reading order from the north-west (APE-3.1.2, APE-6.1.2). */
const NUMBERS: Readonly<Record<Options['panelNumbering'], readonly number[]>> = {
  clockwise: [3, 4, 5, 2, 1, 6, 9, 8, 7],
  counterclockwise: [9, 8, 7, 2, 1, 6, 3, 4, 5],
};

/** What a panel brings. */
export interface Printed {
  readonly obstacles: readonly Square[];
  readonly treasures: readonly Square[];
}

/** What lies where on a field, by the way in which its places are counted: in arrays from 0. */
export class Field {
  readonly map: engine.BlockMap;
  /** By seat: the squares of its places, panel by panel from west to east. */
  readonly homeSquares: readonly (readonly Square[])[];
  /** Places that share an edge, as options (APE-3.1.6). */
  readonly pairs: readonly number[];
  /** By layout of a panel, and by place and quarter turns: found when first asked for. */
  readonly #printed = new Map<Panel['layout'], Printed[]>();

  constructor(numbering: Options['panelNumbering']) {
    this.map = new engine.BlockMap(grid, SIDE, NUMBERS[numbering]);
    this.pairs = this.map.beside.flatMap((others, one) =>
      others
        .filter((other) => other > one)
        .map((other) => engine.pairValue(one, other, this.map.numbers.length)),
    );
    const places = this.map.numbers.map((number) => number - 1);
    this.homeSquares = [SOUTH, NORTH].map((seat) =>
      places
        .filter((place) => this.isHome(seat, place))
        .flatMap((place) => this.map.squares[place]!),
    );
  }

  /** Of the three rows of places that of a seat, or nobody's in the centre (APE-3.1.3). */
  isHome(seat: Seat, place: number): boolean {
    return this.map.blocks[place]?.row === (seat === SOUTH ? 2 * SIDE + 1 : 1);
  }

  /** Where the obstacles and the treasure of a panel come to lie (APE-3.1.4, APE-5.5.3). */
  printed({ layout }: Pick<Panel, 'layout'>, place: number, quarterTurns: number): Printed {
    let known = this.#printed.get(layout);
    if (known === undefined) this.#printed.set(layout, (known = []));
    return (known[place * 4 + quarterTurns] ??= this.#find(layout, place, quarterTurns));
  }

  #find(layout: Panel['layout'], place: number, quarterTurns: number): Printed {
    const { obstacle, treasure } = engine.turnedLayout(layout, quarterTurns);
    const lying = (cell: readonly [number, number]): Square => this.map.squareIn(place, ...cell);
    return { obstacles: obstacle.map(lying), treasures: treasure.map(lying) };
  }
}

/** By numbering: all games share them, and what was found of them. */
export const fields: Readonly<Record<Options['panelNumbering'], Field>> = {
  clockwise: new Field('clockwise'),
  counterclockwise: new Field('counterclockwise'),
};

/** A printed direction after clockwise quarter turns of its panel (APE-3.1.4, APE-5.16.7). */
export function turnedBy(direction: Facing, quarters: number): Facing {
  return engine.turned(direction, quarters * 2);
}

/** APE-3.1.5: the square opposite to the facing; off the field behind a unit with its back to the rim. */
export function behind(square: Square, facing: Facing): Square {
  return square + grid.steps[turnedBy(facing, 2)]!;
}

/** APE-3.1.6 */
export function areAdjacent(one: Square, other: Square): boolean {
  return facings.some((direction) => other === one + grid.steps[direction]!);
}
