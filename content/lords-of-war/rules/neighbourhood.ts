/**
 * The empty squares beside units, each with who stands round it: where a placement may be legal.
 * Written into arrays that are used again, because this is what a game spends its time on.
 */
import type { Side, Square } from 'cardwright/engine';
import { squareOf, surroundings, unitAt, unitCount, unitOn } from './board.ts';
import { NONE } from './config.ts';
import { cardSide, type State } from './state.ts';

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
  if (state.config.layout.cells >= 0) spread(state, side);
  else collect(state, side);
  return found;
}

/** Whether an empty square has one of these neighbours, as bits of `surroundings`. */
export function hasSquareBeside(state: State, side: Side, wanted: number): boolean {
  const { steps } = state.config.grid;
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) {
    const unit = unitAt(state, n);
    const square = squareOf(state, unit);
    const shift = cardSide(state, unit) === side ? 8 : 0;
    for (let direction = 0; direction < 8; direction += 1) {
      const bit = 1 << (((direction + 4) & 7) + shift);
      if ((wanted & bit) !== 0 && unitOn(state, square + steps[direction]!) === NONE) return true;
    }
  }
  return false;
}

/** On an indexed board every unit marks the squares round it. */
function spread(state: State, side: Side): void {
  const { words, config } = state;
  const { marks, layout, grid } = config;
  const { steps } = grid;
  marks.fill(0);
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) {
    const unit = unitAt(state, n);
    const square = squareOf(state, unit);
    const shift = cardSide(state, unit) === side ? 8 : 0;
    for (let direction = 0; direction < 8; direction += 1) {
      // Seen from there, the unit stands in the opposite direction.
      marks[square + steps[direction]!]! |= 1 << (((direction + 4) & 7) + shift);
    }
  }
  for (let square = 0; square < marks.length; square += 1) {
    const around = marks[square]!;
    if (around !== 0 && words[layout.cells + square] === 0) add(square, around);
  }
}

/** On other boards the squares are looked for one by one. */
function collect(state: State, side: Side): void {
  const { steps } = state.config.grid;
  const squares: Square[] = [];
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) {
    const square = squareOf(state, unitAt(state, n));
    for (const step of steps) {
      if (unitOn(state, square + step) === NONE) squares.push(square + step);
    }
  }
  squares.sort((a, b) => a - b);
  let last = NONE;
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
