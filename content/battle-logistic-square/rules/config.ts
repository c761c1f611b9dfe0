/**
 * What does not change during a game: the cards, the board, the options, and where each thing stands
 * in the array of a state.
 */
import {
  boundedGrid,
  clearBoard,
  effectLayout,
  RangeTable,
  StateLayout,
  type EffectLayout,
  type EffectRoom,
  type Grid,
  type PieceLayout,
  type Seat,
} from 'cardwright/engine';
import type { CardTables, CardType } from './cards.ts';
import type { EffectTables } from './effects/compile.ts';
import type { Options } from './options.ts';

/** One card of a player, the AVI included, by its place in `Config.types`. */
export type Card = number;

/** No card. */
export const NONE = -1;

/** BLS-1.1.2 */
export const ROWS = 5;

/** BLS-1.1.1: South is seat 0, North is seat 1. */
export const SEATS = 2;

/** What the rules make of a game's data, whatever is agreed before a match. */
export interface Catalogue {
  readonly cards: CardTables;
  readonly effects: EffectTables;
  /** Boards by their number of columns, made when they are first asked for. */
  readonly boards: Map<number, Board>;
}

interface Board {
  readonly grid: Grid;
  readonly ranges: RangeTable;
}

/** The cards of a match. */
export interface Decks {
  /** Catalogue entry of every card. */
  readonly types: readonly CardType[];
  /** Seat that every card belongs to; it never changes (BLS-1.2.5). */
  readonly owners: readonly Seat[];
  /** The AVI of each seat. */
  readonly avis: readonly Card[];
}

export interface Config extends Catalogue, Decks, Board {
  readonly options: Options;
  readonly layout: Layout;
  /** The words of a state in which every card is nowhere. */
  readonly blank: Int32Array;
}

/** Where things begin in `State.words`; lists as in the engine's state/lists.ts. */
export interface Layout extends PieceLayout {
  /** Words of each seat, see state.ts. */
  readonly seats: readonly number[];
  /** Lists of cards by seat; the last card of a deck is its top. */
  readonly hands: readonly number[];
  readonly decks: readonly number[];
  readonly trashes: readonly number[];
  readonly its: readonly number[];
  /** List of set cards, the oldest first. */
  readonly sets: number;
  /** List of declared cards of the open chain, the first one first. */
  readonly chain: number;
  /** Lists: what may be chosen now, and what has been chosen so far. */
  readonly options: number;
  readonly chosen: number;
  /** What of effects is pending, and who listens: the engine's effects/layout.ts. */
  readonly effects: EffectLayout;
  /** By card: zone, endurance that is left, 1 for IT cards that lie face up, used effects. */
  readonly zones: number;
  readonly endurance: number;
  readonly faceUp: number;
  readonly used: number;
}

/** Words of a state before its lists; state.ts names them. */
export const HEADER = 32;
export const SEAT_WORDS = 12;

/** An AVI, and a set card on every cell of the board. */
function effectRoom({ columns }: Grid): EffectRoom {
  return { seats: SEATS, sources: 1 + columns[1] * ROWS, frames: 16, queued: 48, picks: 64 };
}

export function makeConfig(catalogue: Catalogue, options: Options, decks: Decks): Config {
  const { cards, effects, boards } = catalogue;
  const { types, owners, avis } = decks;
  const { grid, ranges } = boardOf(catalogue, options.columns);
  const state = new StateLayout(HEADER);
  const layout = makeLayout(state, decks, grid);
  const blank = blankWords(state, layout, grid, types.length);
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return { cards, effects, boards, types, owners, avis, grid, ranges, options, layout, blank };
}

/** What ranges cover is found once for all games. */
function boardOf({ boards, cards }: Catalogue, columns: number): Board {
  const known = boards.get(columns);
  if (known !== undefined) return known;
  const grid = boundedGrid(columns, ROWS);
  const board = { grid, ranges: new RangeTable(cards.ranges, grid) };
  boards.set(columns, board);
  return board;
}

/** Every card nowhere, an empty board. */
function blankWords(state: StateLayout, layout: Layout, grid: Grid, cards: number): Int32Array {
  const words = state.blank();
  clearBoard(words, layout, grid, cards);
  return words;
}

function makeLayout(state: StateLayout, { types, owners }: Decks, grid: Grid): Layout {
  const bySeat = (place: (cards: number) => number): number[] =>
    Array.from({ length: SEATS }, (_, seat) =>
      place(owners.filter((owner) => owner === seat).length),
    );
  const list = (cards: number): number => state.list(cards);
  return {
    seats: bySeat(() => state.take(SEAT_WORDS)),
    hands: bySeat(list),
    decks: bySeat(list),
    trashes: bySeat(list),
    its: bySeat(list),
    sets: state.list(types.length),
    chain: state.list(types.length),
    options: state.list(Math.max(types.length, grid.size)),
    chosen: state.list(Math.max(types.length, grid.size)),
    effects: effectLayout(state, effectRoom(grid)),
    zones: state.take(types.length),
    squares: state.take(types.length),
    endurance: state.take(types.length),
    faceUp: state.take(types.length),
    used: state.take(types.length),
    cells: state.take(grid.size),
  };
}
