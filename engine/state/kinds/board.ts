/**
 * Cards on a board (grid.ts), one on a square at most: by card its square, and the cards in the order
 * of their squares. Boards that are small enough to be copied with every state know the card of each
 * square, on others it is found by binary search.
 */
import {
  isOnBoard,
  parseSquare,
  squareAt,
  squareName,
  type Grid,
  type Square,
} from '../../grid.ts';
import type { Card } from '../../number-kinds.ts';
import type { Told } from '../../positions/compare.ts';
import { compareSquares } from '../../positions/compare.ts';
import {
  BadPosition,
  seatName,
  type Position,
  type PositionDifference,
  type Seat,
} from '../../rules.ts';
import { listIndexOf, listInsert, listItem, listItems, listRemove, listSize } from '../lists.ts';
import { NO_PIECE, NOWHERE, OFF_BOARD } from '../pieces.ts';
import type { StateLayout } from '../state-layout.ts';
import { readPieces, type WrittenPiece } from './board-words.ts';
import { namesOf, writtenCards } from './card-places.ts';
import type { Beside, DeclaredState, Part, Setting, WrittenCard } from './part.ts';

/** Larger boards are searched. */
const INDEXED = 1024;

/** Where in `DeclaredState.at` the list, the squares by card and the cards by square begin. */
const LIST = 0;
const SQUARES = 1;
const CELLS = 2;

/** In place of the beginning of what a large board does not have. */
const SEARCHED = -1;

export interface BoardOptions<Config extends Setting> {
  readonly grid: (config: Config) => Grid;
  /** Whose the cards are, where they have owners: `P1 orc-ravager`. */
  readonly owner?: { readonly get: (state: DeclaredState<Config>, card: Card) => Seat };
  /** What stands behind the id of a card, in this order: facings, figures, flags. */
  readonly beside?: readonly Beside<Config>[];
  /** In which order its cards are: by their squares, or as they came, for boards that are indexed. */
  readonly order?: 'square' | 'age';
}

export class Board<Config extends Setting> implements Part<Config> {
  name = '';
  #slot = -1;
  readonly #options: BoardOptions<Config>;
  readonly otherWords = ['board', 'units', 'owners'];

  constructor(options: BoardOptions<Config>) {
    this.#options = options;
  }

  /** The card on a square; below 0 where none is: `NO_PIECE`, or `OFF_BOARD`. */
  on(state: DeclaredState<Config>, square: Square): Card {
    const cells = state.at[this.#slot + CELLS]!;
    return cells === SEARCHED ? this.#found(state, square) : state.words[cells + square]! - 1;
  }

  /** `NOWHERE` for a card that is not on the board. */
  squareOf(state: DeclaredState<Config>, card: Card): Square {
    return state.words[state.at[this.#slot + SQUARES]! + card]!;
  }

  /** How many cards are on the board. */
  size(state: DeclaredState<Config>): number {
    return state.words[state.at[this.#slot + LIST]!]!;
  }

  /** The n-th card from 0; by square: row by row from the lowest, each from the lowest column. */
  card(state: DeclaredState<Config>, n: number): Card {
    return state.words[state.at[this.#slot + LIST]! + 1 + n]!;
  }

  cards(state: DeclaredState<Config>): Card[] {
    return listItems(state.words, state.at[this.#slot + LIST]!);
  }

  /**
   * Where in the words the squares begin, for loops over many of them: card + 1, 0 where none is, -1
   * off the board. Less than 0 for boards that are too large to be indexed.
   */
  cells({ at }: DeclaredState<Config>): number {
    return at[this.#slot + CELLS]!;
  }

  /** Presumes that the square is empty and on the board, and the card nowhere. */
  put(state: DeclaredState<Config>, card: Card, square: Square): void {
    const { words, at } = state;
    const place = this.#isByAge ? this.size(state) : this.#placeOf(state, square);
    listInsert(words, at[this.#slot + LIST]!, place, card);
    words[at[this.#slot + SQUARES]! + card] = square;
    const cells = at[this.#slot + CELLS]!;
    if (cells !== SEARCHED) words[cells + square] = card + 1;
  }

  /** Presumes that the card is on the board. */
  take(state: DeclaredState<Config>, card: Card): void {
    const { words, at } = state;
    const list = at[this.#slot + LIST]!;
    listRemove(words, list, listIndexOf(words, list, card));
    const cells = at[this.#slot + CELLS]!;
    if (cells !== SEARCHED) words[cells + this.squareOf(state, card)] = 0;
    words[at[this.#slot + SQUARES]! + card] = NOWHERE;
  }

  /** Presumes that the card is on the board, and the square empty and on it. By age it stays where it is. */
  move(state: DeclaredState<Config>, card: Card, square: Square): void {
    if (!this.#isByAge) {
      this.take(state, card);
      return this.put(state, card, square);
    }
    const { words, at } = state;
    const cells = at[this.#slot + CELLS]!;
    words[cells + this.squareOf(state, card)] = 0;
    words[cells + square] = card + 1;
    words[at[this.#slot + SQUARES]! + card] = square;
  }

  get #isByAge(): boolean {
    return this.#options.order === 'age';
  }

  #found(state: DeclaredState<Config>, square: Square): Card {
    const place = this.#placeOf(state, square);
    if (place < this.size(state)) {
      const card = this.card(state, place);
      if (this.squareOf(state, card) === square) return card;
    }
    return isOnBoard(this.#options.grid(state.config), square) ? NO_PIECE : OFF_BOARD;
  }

  /** How many cards are on squares before this one. */
  #placeOf(state: DeclaredState<Config>, square: Square): number {
    const { words, at } = state;
    const list = at[this.#slot + LIST]!;
    let from = 0;
    let to = listSize(words, list);
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.squareOf(state, listItem(words, list, middle)) < square) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.#slot = starts.take(3);
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    const cards = config.types.length;
    const { size } = this.#options.grid(config);
    at[this.#slot + LIST] = layout.list(cards);
    at[this.#slot + SQUARES] = layout.take(cards);
    const isIndexed = size <= INDEXED || this.#isByAge;
    at[this.#slot + CELLS] = isIndexed ? layout.take(size) : SEARCHED;
  }

  clear(state: DeclaredState<Config>): void {
    const { words, at, config } = state;
    const squares = at[this.#slot + SQUARES]!;
    words.fill(NOWHERE, squares, squares + config.types.length);
    const cells = at[this.#slot + CELLS]!;
    if (cells === SEARCHED) return;
    const grid = this.#options.grid(config);
    for (let square = 0; square < grid.size; square += 1) {
      words[cells + square] = isOnBoard(grid, square) ? 0 : -1;
    }
  }

  /** `(4,3)` */
  nameOf({ config }: DeclaredState<Config>, square: Square): string {
    return squareName(this.#options.grid(config), square);
  }

  /** `(4,3): P1 orc-ravager placed`, by square. */
  write(state: DeclaredState<Config>): Readonly<Record<string, string>> {
    const { owner, beside = [] } = this.#options;
    return Object.fromEntries(
      this.cards(state).map((card) => {
        const words = [
          ...(owner === undefined ? [] : [seatName(owner.get(state, card))]),
          ...namesOf(state, [card]),
          ...beside.flatMap((part) => part.beside(state, card) ?? []),
        ];
        return [this.nameOf(state, this.squareOf(state, card)), words.join(' ')];
      }),
    );
  }

  seen(state: DeclaredState<Config>): Readonly<Record<string, string>> {
    return this.write(state);
  }

  /** All of it is cards. */
  read(): void {}

  cardsIn(position: Position, config: Config): WrittenCard[] {
    const grid = this.#options.grid(config);
    const hasOwners = this.#options.owner !== undefined;
    return readPieces(position, position, this.name, {
      grid,
      hasOwners,
      seats: config.seats,
    }).flatMap((piece) => {
      const put: WrittenCard['put'] = (state, card) =>
        this.#putWritten(state as DeclaredState<Config>, card, piece);
      return writtenCards([piece.id], piece.what, config, piece.seat, put);
    });
  }

  #putWritten(
    state: DeclaredState<Config>,
    card: Card,
    { square, beside, what }: WrittenPiece,
  ): void {
    const { beside: parts = [] } = this.#options;
    this.put(state, card, square);
    for (const part of parts) part.setUsual(state, card);
    for (const word of beside) {
      const isRead = parts.some((part) => part.readBeside(state, card, word));
      if (!isRead) throw new BadPosition(what, word);
    }
  }

  /** The squares that differ. What stands behind an id is compared where it is written. */
  compare(
    state: DeclaredState<Config>,
    _: unknown,
    word: string,
    { given, then }: Told,
  ): readonly PositionDifference[] {
    // `units` and `owners` explain the drawing, and `board` is compared with what is listed beside it.
    if (word !== 'board' && (word !== this.name || 'board' in then)) return [];
    const grid = this.#options.grid(state.config);
    const hasOwners = this.#options.owner !== undefined;
    const pieces = readPieces(then, given, this.name, {
      grid,
      hasOwners,
      seats: state.config.seats,
    });
    const wanted = pieces.map(({ square, seat, id, beside }) => [
      squareName(grid, square),
      [...(hasOwners ? [seatName(seat)] : []), id, ...beside].join(' '),
    ]);
    return compareSquares('board', Object.fromEntries(wanted), this.write(state));
  }

  held(state: DeclaredState<Config>): Card[] {
    return this.cards(state);
  }

  /** `at (4,3)` */
  nameHere(state: DeclaredState<Config>, card: Card): string | null {
    const square = this.squareOf(state, card);
    return square === NOWHERE ? null : `${this.name} ${this.nameOf(state, square)}`;
  }

  cardNamed(state: DeclaredState<Config>, place: string): Card {
    const [name, square = ''] = place.split(' ');
    const at = name === this.name ? parseSquare(square) : null;
    return at === null
      ? NO_PIECE
      : this.on(state, squareAt(this.#options.grid(state.config), ...at));
  }

  faults(state: DeclaredState<Config>): string[] {
    const { words, at, config } = state;
    const cards = this.cards(state);
    const squares = cards.map((card) => this.squareOf(state, card));
    const first = at[this.#slot + SQUARES]!;
    const onBoard = words.subarray(first, first + config.types.length).filter((s) => s !== NOWHERE);
    const grid = this.#options.grid(config);
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

/** A board with cards on it, as positions list it by square or draw it. */
export function pieces<Config extends Setting>(options: BoardOptions<Config>): Board<Config> {
  return new Board(options);
}
