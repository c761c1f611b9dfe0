/** Steps of an AVI from cell to cell, by an action or by an effect (BLS-1.1.4, BLS-6.4.1 to BLS-6.4.5). */
import { NO_PIECE, OFF_BOARD, seatName, turned, type Seat, type Square } from 'cardwright/engine';
import { aviSquare, facingOf, isForbidden } from './board.ts';
import type { Listener } from './events.ts';
import { nameOfCell } from './names.ts';
import type { Code } from './refuse.ts';
import { board, type State } from './state.ts';

/** Of each of `directionNames`, the one of the engine's eight. */
const headings = [0, 4, 6, 2];

/** The square one step away, as the seat sees the direction. */
export function stepFrom({ config }: State, seat: Seat, square: Square, direction: number): Square {
  return square + config.grid.steps[turned(headings[direction]!, facingOf(seat))]!;
}

/** Why the AVI of a seat may not step onto a square (BLS-6.4.2, BLS-6.4.3, BLS-6.4.5), or null. */
export function stepProblem(state: State, seat: Seat, square: Square): Code | null {
  const card = board.on(state, square);
  if (card === OFF_BOARD) return 'OFF_BOARD';
  if (isForbidden(state, seat, square)) return 'CELL_FORBIDDEN';
  return card === NO_PIECE ? null : 'CELL_OCCUPIED';
}

/** The AVI comes to stand on an empty square; what that triggers is the caller's business. */
export function moveAvi(state: State, seat: Seat, square: Square, tell: Listener): void {
  const from = aviSquare(state, seat);
  board.move(state, state.config.avis[seat]!, square);
  if (!tell) return;
  tell({
    type: 'aviMoved',
    seat: seatName(seat),
    from: nameOfCell(state, from),
    to: nameOfCell(state, square),
  });
}
