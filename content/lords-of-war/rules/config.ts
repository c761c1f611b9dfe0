/** What does not change during a game: who plays, on what board, with which cards. */
import {
  boundedGrid,
  squareAt,
  unboundedGrid,
  type Cards,
  type Square,
  type WithSides,
} from 'cardwright/engine';
import type { Options } from './data.gen.ts';
import { handSizesOf, startSpaceOf } from './options.ts';
import type { UnitTables } from './tables.ts';
import { holdersOf, seatingOf, type Seating } from './teams.ts';

/** The back of a card says which army it came with. */
export interface Config extends WithSides, Seating {
  readonly sides: Seating['sides'];
  readonly catalogue: UnitTables;
  readonly options: Options;
  /** How many cards came with each army. */
  readonly deckRoom: readonly number[];
  /** By seat. */
  readonly handSizes: readonly number[];
  readonly startSquares: readonly Square[];
  /** `side * count + unit` of every card: its place in the tables that know how cards lie. */
  readonly lying: Int32Array;
  /** Sums of a check by card. Not part of any state: every check writes it before it reads. */
  readonly incoming: Int32Array;
}

export function makeConfig(
  catalogue: UnitTables,
  options: Options,
  { types, backs }: Cards,
): Config {
  const { players, board } = options;
  const grid = board === 'unbounded' ? unboundedGrid() : boundedGrid(board.columns, board.rows);
  const seating = seatingOf(players);
  const { sides, cycle, challengers, armies } = seating;
  // It never changes, since only mates take over cards.
  const cardSides = backs.map((army) => sides[armies.indexOf(army)]!);
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return {
    types,
    backs,
    catalogue,
    options,
    seats: players,
    sides,
    cycle,
    challengers,
    armies,
    deckRoom: holdersOf(seating).map((_, army) => backs.filter((back) => back === army).length),
    handSizes: handSizesOf(options),
    startSquares: armies.map((army) => squareAt(grid, ...startSpaceOf(options, army))),
    grid,
    cardSides,
    lying: Int32Array.from(types, (type, card) => cardSides[card]! * catalogue.count + type),
    incoming: new Int32Array(types.length),
  };
}
