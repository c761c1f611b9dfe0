/**
 * Who is beside whom: cards on the squares round another one, separated by side. Directions with
 * enemies in the lower eight bits of a number, with friends in the next eight.
 *
 * One object serves all states of a game. It writes into arrays of its own that are used again.
 */
import type { Square } from '../grid.ts';
import type { Side } from '../seats.ts';
import type { Board } from '../state/kinds/board.ts';
import type { BoardSetting, DeclaredState } from '../state/kinds/part.ts';
import { NO_PIECE } from '../state/pieces.ts';

/** What a game with such a board says of its set-up. */
export interface WithSides extends BoardSetting {
  /** By card. */
  readonly cardSides: readonly Side[];
}

/** All directions with enemies; all with friends. */
export const ENEMIES = 0xff;
export const FRIENDS = 0xff00;

/** Friends lie above enemies: the number of bits by which they are shifted. */
const FRIEND = 8;

/** Empty squares beside cards, lowest first. */
export interface EmptyNeighbours {
  /** How many entries count; what lies beyond is old. */
  count: number;
  readonly squares: Square[];
  /** Who stands round each of them, never 0. */
  readonly around: number[];
}

export class Neighbours<Config extends WithSides> {
  readonly #board: Board<Config>;
  readonly #found: EmptyNeighbours = { count: 0, squares: [], around: [] };
  /** By square of an indexed board. */
  #marks = new Int32Array(0);

  constructor(board: Board<Config>) {
    this.#board = board;
  }

  /** Who stands round a square, seen by a side. */
  around(state: DeclaredState<Config>, square: Square, side: Side): number {
    const board = this.#board;
    const { grid, cardSides } = state.config;
    const { steps } = grid;
    let found = 0;
    for (let direction = 0; direction < steps.length; direction += 1) {
      const card = board.on(state, square + steps[direction]!);
      if (card >= 0) found |= 1 << (cardSides[card] === side ? direction + FRIEND : direction);
    }
    return found;
  }

  /** Whether an empty square has one of these neighbours. */
  isEmptyBeside(state: DeclaredState<Config>, side: Side, wanted: number): boolean {
    const board = this.#board;
    const { grid, cardSides } = state.config;
    const { steps } = grid;
    const count = board.size(state);
    for (let n = 0; n < count; n += 1) {
      const card = board.card(state, n);
      const square = board.squareOf(state, card);
      const shift = cardSides[card] === side ? FRIEND : 0;
      for (let direction = 0; direction < steps.length; direction += 1) {
        if ((wanted & (1 << (backFrom(direction, steps.length) + shift))) === 0) continue;
        if (board.on(state, square + steps[direction]!) === NO_PIECE) return true;
      }
    }
    return false;
  }

  /** The empty squares beside cards; good until the next call. */
  emptySquares(state: DeclaredState<Config>, side: Side): EmptyNeighbours {
    this.#found.count = 0;
    const cells = this.#board.cells(state);
    if (cells >= 0) this.#spread(state, side, cells);
    else this.#collect(state, side);
    return this.#found;
  }

  /** On an indexed board every card marks the squares round it. */
  #spread(state: DeclaredState<Config>, side: Side, cells: number): void {
    const board = this.#board;
    const { ints, config } = state;
    const { cardSides, grid } = config;
    const { steps, size } = grid;
    if (this.#marks.length !== size) this.#marks = new Int32Array(size);
    const marks = this.#marks;
    marks.fill(0);
    const count = board.size(state);
    for (let n = 0; n < count; n += 1) {
      const card = board.card(state, n);
      const square = board.squareOf(state, card);
      const shift = cardSides[card] === side ? FRIEND : 0;
      for (let direction = 0; direction < steps.length; direction += 1) {
        // Seen from there, the card is in the opposite direction.
        marks[square + steps[direction]!]! |= 1 << (backFrom(direction, steps.length) + shift);
      }
    }
    for (let square = 0; square < size; square += 1) {
      const around = marks[square]!;
      if (around !== 0 && ints[cells + square] === 0) this.#add(square, around);
    }
  }

  /** On other boards the squares are looked for one by one. */
  #collect(state: DeclaredState<Config>, side: Side): void {
    const { steps } = state.config.grid;
    const squares: Square[] = [];
    const count = this.#board.size(state);
    for (let n = 0; n < count; n += 1) {
      const square = this.#board.squareOf(state, this.#board.card(state, n));
      for (const step of steps) {
        if (this.#board.on(state, square + step) === NO_PIECE) squares.push(square + step);
      }
    }
    squares.sort((a, b) => a - b);
    let last = -1;
    for (const square of squares) {
      if (square !== last) this.#add(square, this.around(state, square, side));
      last = square;
    }
  }

  #add(square: Square, around: number): void {
    const found = this.#found;
    found.squares[found.count] = square;
    found.around[found.count] = around;
    found.count += 1;
  }
}

/** The same of 8 or 6 directions, in the inner loop. */
function backFrom(direction: number, directions: number): number {
  return directions === 8 ? (direction + 4) & 7 : opposite(direction, directions);
}

/** The direction that leads back. */
export function opposite(direction: number, directions = 8): number {
  const half = directions >> 1;
  return direction < half ? direction + half : direction - half;
}
