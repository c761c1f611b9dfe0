/** Where a unit strikes and shoots, and which squares are adjacent: section 3.2, as text. */
import {
  BadPosition,
  columnOf,
  isOnBoard,
  rowOf,
  squareAt,
  type Card,
  type Square,
} from 'cardwright/engine';
import { arrowsOf, strengthOf } from './board.ts';
import { sumAttacks } from './elimination.ts';
import { nameOfSquare } from './events.ts';
import { board, cardSide, type State } from './state.ts';

/** LOW-3.2.1, LOW-3.2.2, LOW-3.2.6: `(4,4)=2`, in the order F FR R BR B BL L FL of the card. */
export function struckSquares(state: State, square: Square): string[] {
  const unit = unitThere(state, square);
  const { steps } = state.config.grid;
  const first = cardSide(state, unit) === 0 ? 0 : 4;
  return steps.flatMap((_, key) => {
    const direction = (key + first) & 7;
    const struck = square + (steps[direction] ?? 0);
    if ((arrowsOf(state, unit) & (1 << direction)) === 0) return [];
    if (!isOnBoard(state.config.grid, struck)) return [];
    return [`${nameOfSquare(state, struck)}=${strengthOf(state, unit, direction)}`];
  });
}

/** LOW-3.2.7, LOW-5.6.2: squares on the board that a unit may shoot at. */
export function targetSquares(state: State, square: Square): string[] {
  const { config } = state;
  const { grid } = config;
  const targets = config.catalogue.targets[config.lying[unitThere(state, square)] ?? 0] ?? [];
  return targets
    .map(([dx, dy]) => squareAt(grid, columnOf(grid, square) + dx, rowOf(grid, square) + dy))
    .filter((target) => isOnBoard(grid, target))
    .map((target) => nameOfSquare(state, target));
}

/** LOW-5.5.2: the attack on a unit if the check came now. */
export function incomingAt(state: State, square: Square): number {
  const unit = unitThere(state, square);
  sumAttacks(state);
  return state.config.incoming[unit] ?? 0;
}

/** LOW-3.2.4 */
export function adjacentSquares(state: State, square: Square): string[] {
  const { grid } = state.config;
  return grid.steps
    .map((step) => square + step)
    .filter((other) => isOnBoard(grid, other))
    .map((other) => nameOfSquare(state, other));
}

function unitThere(state: State, square: Square): Card {
  const unit = board.on(state, square);
  if (unit < 0) throw new BadPosition('square', nameOfSquare(state, square));
  return unit;
}
