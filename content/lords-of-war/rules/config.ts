/** What does not change during a game: who plays, on what board, with which cards. */
import {
  boundedGrid,
  squareAt,
  unboundedGrid,
  type Cards,
  type Square,
  type TurnCycle,
  type WithSides,
} from 'cardwright/engine';
import type { Options } from './options.ts';
import type { UnitTables } from './tables.ts';
import { cycleOf, deckCount, deckOf, sideOfDeck, sidesOf } from './teams.ts';

/** The back of a card says which army it came with, by its deck. */
export interface Config extends WithSides {
  readonly catalogue: UnitTables;
  readonly options: Options;
  /** Army that a seat draws from. */
  readonly decks: readonly number[];
  /** How many cards came with each army. */
  readonly deckRoom: readonly number[];
  readonly cycle: TurnCycle;
  /** By seat. */
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
  const grid = board === null ? unboundedGrid() : boundedGrid(board.columns, board.rows);
  const sides = sidesOf(players);
  const cardSides = backs.map(sideOfDeck); // It never changes, since only mates take over cards.
  const cardsOf = (army: number): number => backs.filter((back) => back === army).length;
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return {
    types,
    backs,
    catalogue,
    options,
    seats: players,
    sides,
    decks: sides.map((_, seat) => deckOf(seat, players)),
    deckRoom: Array.from({ length: deckCount(players) }, (_, army) => cardsOf(army)),
    cycle: cycleOf(players),
    grid,
    startSquares: options.startSpaces.map(([column, row]) => squareAt(grid, column, row)),
    cardSides,
    lying: Int32Array.from(types, (type, card) => cardSides[card]! * catalogue.count + type),
    incoming: new Int32Array(types.length),
  };
}
