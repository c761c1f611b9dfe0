/**
 * What does not change during a game: who plays, on what board, with which cards, and where each
 * thing stands in the array of a state.
 */
import {
  boundedGrid,
  clearBoard,
  NOWHERE,
  squareAt,
  StateLayout,
  unboundedGrid,
  type Grid,
  type PieceLayout,
  type Side,
  type Square,
  type TurnCycle,
} from 'cardwright/engine';
import type { Options } from './options.ts';
import type { UnitTables, UnitType } from './tables.ts';
import { cycleOf, deckCount, deckOf, sideOfDeck, sidesOf } from './teams.ts';

/** One card of an army, by its place in `Config.types`. */
export type Card = number;

/** No card; an empty square. */
export const NONE = -1;

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
export interface Layout extends PieceLayout {
  /** Lists of cards. */
  readonly hands: readonly number[];
  readonly decks: readonly number[];
  readonly piles: readonly number[];
  /** List of cards on the board, by square. */
  readonly board: number;
  /** Stack of seats whose berserkers may move, the next on top. */
  readonly waiting: number;
  /** By card: owner, flags, target of the shot, directions of fallen enemies. */
  readonly owners: number;
  readonly flags: number;
  readonly aims: number;
  readonly fallen: number;
  /** -1 for boards that are too large. */
  readonly cells: number;
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
  const { types, races, entrants, handRoom, deckRoom } = armies;
  const grid = board === null ? unboundedGrid() : boundedGrid(board.columns, board.rows);
  const state = new StateLayout(HEADER);
  const layout = makeLayout(state, armies, deckCount(players), grid);
  const sides = sidesOf(players);
  const seatDecks = sides.map((_, seat) => deckOf(seat, players));
  const cardSides = Int8Array.from(armies.armies, sideOfDeck);
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return {
    types,
    armies: armies.armies,
    races,
    entrants,
    handRoom,
    deckRoom,
    units,
    options,
    seats: players,
    sides,
    decks: seatDecks,
    cycle: cycleOf(players),
    grid,
    startSquares: options.startSpaces.map(([column, row]) => squareAt(grid, column, row)),
    cardSides,
    lying: Int32Array.from(types, (type, card) => cardSides[card]! * units.count + type),
    layout,
    blank: blankWords(state, layout, grid, types.length),
    incoming: new Int32Array(types.length),
    marks: new Int32Array(isIndexed(grid) ? grid.size : 0),
  };
}

/** No cards anywhere, an empty board. */
function blankWords(state: StateLayout, layout: Layout, grid: Grid, cards: number): Int32Array {
  const words = state.blank();
  words[SHARED_GENERAL] = NONE;
  if (isIndexed(grid)) clearBoard(words, layout, grid, cards);
  else words.fill(NOWHERE, layout.squares, layout.squares + cards);
  return words;
}

function makeLayout(state: StateLayout, armies: Armies, decks: number, grid: Grid): Layout {
  const { types, handRoom, deckRoom } = armies;
  const cards = types.length;
  return {
    hands: handRoom.map((room) => state.list(room)),
    decks: Array.from({ length: decks }, (_, deck) => state.list(deckRoom[deck] ?? 0)),
    piles: [state.list(cards), state.list(cards)],
    board: state.list(cards),
    waiting: state.list(handRoom.length),
    squares: state.take(cards),
    owners: state.take(cards),
    flags: state.take(cards),
    aims: state.take(cards),
    fallen: state.take(cards),
    cells: isIndexed(grid) ? state.take(grid.size) : -1,
  };
}
