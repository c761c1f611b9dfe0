/** Empty squares that a placement may be about, by square. */
import type { Square } from 'cardwright/engine';
import { squareOf, unitAt, unitCount, unitOn } from './board.ts';
import { ACTIVE, get, type State } from './state.ts';
import { NONE } from './config.ts';

/** Reused, so that a turn makes no garbage. */
const found: Square[] = [];

/**
 * The empty squares of an indexed board; on other boards those beside a unit, or, where `anywhere`
 * is asked for, all of a bounded board and the seat's start space on an unbounded one (LOW-6.2.4).
 * The list is good until the next call.
 */
export function emptySquares(state: State, anywhere: boolean): readonly Square[] {
  const { layout, grid, startSquares, options } = state.config;
  found.length = 0;
  if (layout.cells >= 0 || (anywhere && options.board !== null)) {
    for (let square = 0; square < grid.size; square += 1) {
      if (unitOn(state, square) === NONE) found.push(square);
    }
  } else if (anywhere) {
    found.push(startSquares[get(state, ACTIVE)]!);
  } else {
    collectBesideUnits(state);
  }
  return found;
}

function collectBesideUnits(state: State): void {
  const { steps } = state.config.grid;
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) {
    const square = squareOf(state, unitAt(state, n));
    for (const step of steps) {
      if (unitOn(state, square + step) === NONE) found.push(square + step);
    }
  }
  found.sort((a, b) => a - b);
  let kept = 0;
  for (let i = 0; i < found.length; i += 1) {
    if (i === 0 || found[i] !== found[i - 1]) found[kept++] = found[i]!;
  }
  found.length = kept;
}
