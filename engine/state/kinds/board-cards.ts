/**
 * The cards of a board: by card its square, and the cards in the order of their squares. Boards that are
 * small enough to be copied with every state know the card of each square, on others it is found by
 * binary search.
 */
import type { PieceLayer } from '../../board/ground.ts';
import { isOnBoard, type Grid, type Square } from '../../grid.ts';
import type { Card } from '../../number-kinds.ts';
import { listIndexOf, listInsert, listItem, listItems, listRemove, listSize } from '../lists.ts';
import { NO_PIECE, NOWHERE, OFF_BOARD } from '../pieces.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Setting } from './part.ts';

/** Larger boards are searched. */
const INDEXED = 1024;

/** Where in `DeclaredState.at` the list, the squares by card and the cards by square begin. */
const LIST = 0;
const SQUARES = 1;
const CELLS = 2;

/** In place of the beginning of what a large board does not have. */
const SEARCHED = -1;

export class BoardCards<Config extends Setting> {
  name = '';
  /** The place in `DeclaredState.at` of where the three begin. */
  #slot = -1;
  protected readonly grid: (config: Config) => Grid;
  readonly #isByAge: boolean;

  constructor(grid: (config: Config) => Grid, isByAge: boolean) {
    this.grid = grid;
    this.#isByAge = isByAge;
  }

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.#slot = starts.take(3);
  }

  /** The card on a square; below 0 where none is: `NO_PIECE`, or `OFF_BOARD`. */
  on(state: DeclaredState<Config>, square: Square): Card {
    const cells = state.at[this.#slot + CELLS]!;
    return cells === SEARCHED ? this.#found(state, square) : state.ints[cells + square]! - 1;
  }

  /** `NOWHERE` for a card that is not on the board. */
  squareOf(state: DeclaredState<Config>, card: Card): Square {
    return state.ints[state.at[this.#slot + SQUARES]! + card]!;
  }

  /** How many cards are on the board. */
  size(state: DeclaredState<Config>): number {
    return state.ints[state.at[this.#slot + LIST]!]!;
  }

  /** The n-th card from 0; by square: row by row from the lowest, each from the lowest column. */
  card(state: DeclaredState<Config>, n: number): Card {
    return state.ints[state.at[this.#slot + LIST]! + 1 + n]!;
  }

  cards(state: DeclaredState<Config>): Card[] {
    return listItems(state.ints, state.at[this.#slot + LIST]!);
  }

  /**
   * Where in the integers the squares begin, for loops over many of them: card + 1, 0 where none is, -1
   * off the board. Less than 0 for boards that are too large to be indexed.
   */
  cells({ at }: DeclaredState<Config>): number {
    return at[this.#slot + CELLS]!;
  }

  /** Where its cards stand, as `moveBody` knows it; for boards by age, whose list does not change by moves. */
  layer(
    state: DeclaredState<Config>,
    facings?: { firstOf(state: DeclaredState<Config>): number },
  ): PieceLayer {
    return {
      squares: state.at[this.#slot + SQUARES]!,
      cells: this.cells(state),
      pieces: state.config.types.length,
      facings: facings?.firstOf(state),
    };
  }

  /** Presumes that the square is empty and on the board, and the card nowhere. */
  put(state: DeclaredState<Config>, card: Card, square: Square): void {
    const { ints, at } = state;
    const place = this.#isByAge ? this.size(state) : this.#placeOf(state, square);
    listInsert(ints, at[this.#slot + LIST]!, place, card);
    ints[at[this.#slot + SQUARES]! + card] = square;
    const cells = at[this.#slot + CELLS]!;
    if (cells !== SEARCHED) ints[cells + square] = card + 1;
  }

  /** Presumes that the card is on the board. */
  take(state: DeclaredState<Config>, card: Card): void {
    const { ints, at } = state;
    const list = at[this.#slot + LIST]!;
    listRemove(ints, list, listIndexOf(ints, list, card));
    const cells = at[this.#slot + CELLS]!;
    if (cells !== SEARCHED) ints[cells + this.squareOf(state, card)] = 0;
    ints[at[this.#slot + SQUARES]! + card] = NOWHERE;
  }

  /** Presumes that the card is on the board, and the square empty and on it. By age it stays where it is. */
  move(state: DeclaredState<Config>, card: Card, square: Square): void {
    if (!this.#isByAge) {
      this.take(state, card);
      return this.put(state, card, square);
    }
    const { ints, at } = state;
    const cells = at[this.#slot + CELLS]!;
    ints[cells + this.squareOf(state, card)] = 0;
    ints[cells + square] = card + 1;
    ints[at[this.#slot + SQUARES]! + card] = square;
  }

  /** Puts two cards of a board by age in each other's places; both stay where they are in the order. */
  exchange(state: DeclaredState<Config>, card: Card, other: Card): void {
    const { ints, at } = state;
    const [cells, squares] = [at[this.#slot + CELLS]!, at[this.#slot + SQUARES]!];
    const [here, there] = [this.squareOf(state, card), this.squareOf(state, other)];
    ints[squares + card] = there;
    ints[cells + there] = card + 1;
    ints[squares + other] = here;
    ints[cells + here] = other + 1;
  }

  #found(state: DeclaredState<Config>, square: Square): Card {
    const place = this.#placeOf(state, square);
    if (place < this.size(state)) {
      const card = this.card(state, place);
      if (this.squareOf(state, card) === square) return card;
    }
    return isOnBoard(this.grid(state.config), square) ? NO_PIECE : OFF_BOARD;
  }

  /** How many cards are on squares before this one. */
  #placeOf(state: DeclaredState<Config>, square: Square): number {
    const { ints, at } = state;
    const list = at[this.#slot + LIST]!;
    let from = 0;
    let to = listSize(ints, list);
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.squareOf(state, listItem(ints, list, middle)) < square) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    const cards = config.types.length;
    const { size } = this.grid(config);
    at[this.#slot + LIST] = layout.list(cards);
    at[this.#slot + SQUARES] = layout.take(cards);
    const isIndexed = size <= INDEXED || this.#isByAge;
    at[this.#slot + CELLS] = isIndexed ? layout.take(size) : SEARCHED;
  }

  clear(state: DeclaredState<Config>): void {
    const { ints, at, config } = state;
    const squares = at[this.#slot + SQUARES]!;
    ints.fill(NOWHERE, squares, squares + config.types.length);
    const cells = at[this.#slot + CELLS]!;
    if (cells === SEARCHED) return;
    const grid = this.grid(config);
    for (let square = 0; square < grid.size; square += 1) {
      ints[cells + square] = isOnBoard(grid, square) ? 0 : -1;
    }
  }

  faults(state: DeclaredState<Config>): string[] {
    const { ints, at, config } = state;
    const cards = this.cards(state);
    const squares = cards.map((card) => this.squareOf(state, card));
    const first = at[this.#slot + SQUARES]!;
    const onBoard = ints.subarray(first, first + config.types.length).filter((s) => s !== NOWHERE);
    const grid = this.grid(config);
    return [
      ...(onBoard.length === cards.length ? [] : ['a card that is not on the board has a square']),
      ...(this.#isByAge || squares.every((square, i) => i === 0 || square > squares[i - 1]!)
        ? []
        : ['cards on the board are not in the order of their squares']),
      ...cards
        .filter((card, i) => !isOnBoard(grid, squares[i]!) || this.on(state, squares[i]!) !== card)
        .map((card) => `card ${card} is not on its square`),
    ];
  }
}
