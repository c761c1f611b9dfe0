/**
 * The empty squares beside units, each with who stands round it: where a placement may be legal.
 * Written into arrays that are used again, because this is what a game spends its time on.
 */
import { NO_PIECE, type Side, type Square } from 'cardwright/engine';
import { surroundings } from './board.ts';
import { board, cardSide, type State } from './state.ts';

export interface Neighbourhood {
  /** How many entries hold; what lies beyond is old. */
  count: number;
  /** Lowest first. */
  readonly squares: Square[];
  /** As `surroundings` gives it, never 0. */
  readonly around: number[];
}

const found: Neighbourhood = { count: 0, squares: [], around: [] };

/** Good until the next call. */
export function neighbourhood(state: State, side: Side): Neighbourhood {
  found.count = 0;
  if (board.cells(state) >= 0) spread(state, side);
  else collect(state, side);
  return found;
}

/** Whether an empty square has one of these neighbours, as bits of `surroundings`. */
export function hasSquareBeside(state: State, side: Side, wanted: number): boolean {
  const { steps } = state.config.grid;
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const unit = board.card(state, n);
    const square = board.squareOf(state, unit);
    const shift = cardSide(state, unit) === side ? 8 : 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const bit = 1 << (((direction + 4) & 7) + shift);
      if ((wanted & bit) !== 0 && board.on(state, square + steps[direction]!) === NO_PIECE)
        return true;
    }
  }
  return false;
}

/** On an indexed board every unit marks the squares round it. */
function spread(state: State, side: Side): void {
  const { words, config } = state;
  const { marks, grid } = config;
  const { steps } = grid;
  marks.fill(0);
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const unit = board.card(state, n);
    const square = board.squareOf(state, unit);
    const shift = cardSide(state, unit) === side ? 8 : 0;
    for (let direction = 0; direction < 8; direction += 1) {
      // Seen from there, the unit stands in the opposite direction.
      marks[square + steps[direction]!]! |= 1 << (((direction + 4) & 7) + shift);
    }
  }
  const cells = board.cells(state);
  for (let square = 0; square < marks.length; square += 1) {
    const around = marks[square]!;
    if (around !== 0 && words[cells + square] === 0) add(square, around);
  }
}

/** On other boards the squares are looked for one by one. */
function collect(state: State, side: Side): void {
  const { steps } = state.config.grid;
  const squares: Square[] = [];
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const square = board.squareOf(state, board.card(state, n));
    for (const step of steps) {
      if (board.on(state, square + step) === NO_PIECE) squares.push(square + step);
    }
  }
  squares.sort((a, b) => a - b);
  let last = -1;
  for (const square of squares) {
    if (square !== last) add(square, surroundings(state, square, side));
    last = square;
  }
}

function add(square: Square, around: number): void {
  found.squares[found.count] = square;
  found.around[found.count] = around;
  found.count += 1;
}
