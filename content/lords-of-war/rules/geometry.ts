/** What scenarios ask of the board: where units strike and shoot, and how hard they are struck (3.2). */
import {
  askedBySquare,
  BadPosition,
  isOnBoard,
  opposite,
  squaresAround,
  squaresBySquare,
  squaresCovered,
  UP,
  type Card,
  type Square,
} from 'cardwright/engine';
import { arrowsOf, strengthOf, targetsOf } from './board.ts';
import { sumAttacks } from './elimination.ts';
import { board, cardSide, type State } from './state.ts';
import { facingOf } from './tables.ts';

export const boardWords = {
  strikes: squaresBySquare(struckSquares, { inOrder: true }),
  /** LOW-3.2.7, LOW-5.6.2: squares on the board that a unit may shoot at. */
  targets: squaresBySquare((state: State, square) => {
    const { grid } = state.config;
    const covered: Square[] = [];
    squaresCovered(grid, targetsOf(state, unitOn(state, square)), square, covered);
    return covered.map((target) => board.nameOf(state, target));
  }),
  /** LOW-3.2.4 */
  adjacent: squaresBySquare((state: State, square) =>
    squaresAround(state.config.grid, square).map((other) => board.nameOf(state, other)),
  ),
  /** LOW-5.5.2: the attack on a unit if the check came now. */
  incoming: askedBySquare((state: State, square) => {
    const unit = unitOn(state, square);
    sumAttacks(state);
    return state.config.incoming[unit];
  }),
};

/** LOW-3.2.1, LOW-3.2.2, LOW-3.2.6: `(4,4)=2`, in the order F FR R BR B BL L FL of the card. */
function struckSquares(state: State, square: Square): string[] {
  const unit = unitOn(state, square);
  const { grid } = state.config;
  const isTurned = facingOf(cardSide(state, unit)) !== UP;
  return grid.steps.flatMap((_, key) => {
    const direction = isTurned ? opposite(key) : key;
    const struck = square + grid.steps[direction]!;
    if ((arrowsOf(state, unit) & (1 << direction)) === 0 || !isOnBoard(grid, struck)) return [];
    return [`${board.nameOf(state, struck)}=${strengthOf(state, unit, direction)}`];
  });
}

function unitOn(state: State, square: Square): Card {
  const unit = board.on(state, square);
  if (unit < 0) throw new BadPosition('square', board.nameOf(state, square));
  return unit;
}
