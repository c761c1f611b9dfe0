/**
 * What does not change during a game: who plays, on what board, with which cards, and where each
 * thing stands in the array of a state.
 */
import {
  boundedGrid,
  isOnBoard,
  squareAt,
  unboundedGrid,
  type Grid,
  type Side,
  type Square,
  type TurnCycle,
} from 'cardwright/engine';
import type { Options } from './options.ts';
import type { UnitTables, UnitType } from './tables.ts';
import { cycleOf, deckCount, deckOf, sidesOf } from './teams.ts';

/** One card of an army, by its place in `Config.types`. */
export type Card = number;

/** No card; an empty square. */
export const NONE = -1;

/** The square of a card that is not on the board. */
export const NOWHERE = -1;

/** The word of a state that holds the card between the team members, or `NONE` (LOW-6.6.4). */
export const SHARED_GENERAL = 13;

/** What sets one game apart from another with the same options. */
export interface Armies {
  /** Unit of every card. */
  readonly types: readonly UnitType[];
  /** Army that every card came with, by its deck. */
  readonly armies: readonly number[];
  /** Base race by seat. */
  readonly races: readonly string[];
  /** Place in the list of entrants by seat, from 0. */
  readonly entrants: readonly number[];
  /** Room for hands by seat, and for decks. */
  readonly handRoom: readonly number[];
  readonly deckRoom: readonly number[];
}

export interface Config extends Armies {
  readonly units: UnitTables;
  readonly options: Options;
  readonly seats: number;
  /** By seat. */
  readonly sides: readonly Side[];
  /** Deck that a seat draws from. */
  readonly decks: readonly number[];
  readonly cycle: TurnCycle;
  readonly grid: Grid;
  /** By seat. */
  readonly startSquares: readonly Square[];
  /** Side of every card: it never changes, since only mates take over cards. */
  readonly cardSides: Int8Array;
  /** `side * count + unit` of every card: its place in the tables that know how cards lie. */
  readonly lying: Int32Array;
  readonly layout: Layout;
  /** The words of a state without cards. */
  readonly blank: Int32Array;
  /** Sums of a check by card. Not part of any state: every check writes it before it reads. */
  readonly incoming: Int32Array;
  /** Who stands round each square of an indexed board, in the same way (neighbourhood.ts). */
  readonly marks: Int32Array;
}

/** Where things begin in `State.words`; lists as in the engine's state/lists.ts. */
export interface Layout {
  /** Lists of cards. */
  readonly hands: readonly number[];
  readonly decks: readonly number[];
  readonly piles: readonly number[];
  /** List of cards on the board, by square. */
  readonly board: number;
  /** Stack of seats whose berserkers may move, the next on top. */
  readonly waiting: number;
  /** By card: square, owner, flags, target of the shot, directions of fallen enemies. */
  readonly squares: number;
  readonly owners: number;
  readonly flags: number;
  readonly aims: number;
  readonly fallen: number;
  /** By square, or -1 for boards that are too large: card + 1, 0 where empty, -1 off the board. */
  readonly cells: number;
  readonly length: number;
}

/** Words of a state before its lists; state.ts names them. */
export const HEADER = 16;

/** Larger boards are searched, not indexed: a state should be quick to copy. */
const INDEXED = 1024;

function isIndexed(grid: Grid): boolean {
  return grid.size <= INDEXED;
}

export function makeConfig(units: UnitTables, options: Options, armies: Armies): Config {
  const { players, board } = options;
  const grid = board === null ? unboundedGrid() : boundedGrid(board.columns, board.rows);
  const layout = makeLayout(armies, deckCount(players), grid);
  const sides = sidesOf(players);
  const seatDecks = sides.map((_, seat) => deckOf(seat, players));
  const cardSides = Int8Array.from(armies.armies, (army) => sides[seatDecks.indexOf(army)] ?? 0);
  return {
    ...armies,
    units,
    options,
    seats: players,
    sides,
    decks: seatDecks,
    cycle: cycleOf(players),
    grid,
    startSquares: options.startSpaces.map(([column, row]) => squareAt(grid, column, row)),
    cardSides,
    lying: Int32Array.from(armies.types, (type, card) => cardSides[card]! * units.count + type),
    layout,
    blank: blankWords(layout, grid, armies.types.length),
    incoming: new Int32Array(armies.types.length),
    marks: new Int32Array(isIndexed(grid) ? grid.size : 0),
  };
}

function blankWords(layout: Layout, grid: Grid, cards: number): Int32Array {
  const words = new Int32Array(layout.length);
  words[SHARED_GENERAL] = NONE;
  words.fill(NOWHERE, layout.squares, layout.squares + cards);
  if (layout.cells < 0) return words;
  for (let square = 0; square < grid.size; square += 1) {
    if (!isOnBoard(grid, square)) words[layout.cells + square] = -1;
  }
  return words;
}

function makeLayout({ types, handRoom, deckRoom }: Armies, decks: number, grid: Grid): Layout {
  const cards = types.length;
  let free = HEADER;
  const take = (words: number): number => {
    const start = free;
    free += words;
    return start;
  };
  const list = (room: number): number => take(1 + room);
  return {
    hands: handRoom.map(list),
    decks: Array.from({ length: decks }, (_, deck) => list(deckRoom[deck] ?? 0)),
    piles: [list(cards), list(cards)],
    board: list(cards),
    waiting: list(handRoom.length),
    squares: take(cards),
    owners: take(cards),
    flags: take(cards),
    aims: take(cards),
    fallen: take(cards),
    cells: isIndexed(grid) ? take(grid.size) : -1,
    length: take(0),
  };
}
