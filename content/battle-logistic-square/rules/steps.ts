/** Steps of an AVI from cell to cell, by an action or by an effect (BLS-1.1.4, BLS-6.4.1 to BLS-6.4.5). */
import { OFF_BOARD, seatName, turned, type Seat, type Square } from 'cardwright/engine';
import { aviSquare, cardOn, isForbidden, moveCard } from './board.ts';
import { NONE } from './config.ts';
import { nameOfCell, type Listener } from './events.ts';
import { facingOf } from './ranges.ts';
import type { Code } from './refuse.ts';
import type { State } from './state.ts';

/** BLS-1.1.4: as the mover sees them. */
export const directionNames = ['ahead', 'near', 'left', 'right'] as const;
export const AHEAD = 0;
export const NEAR = 1;
export const LEFT = 2;
export const RIGHT = 3;

/** Of each direction, the one of the engine's eight. */
const headings = [0, 4, 6, 2];

/** The square one step away, as the seat sees the direction. */
export function stepFrom({ config }: State, seat: Seat, square: Square, direction: number): Square {
  return square + config.grid.steps[turned(headings[direction]!, facingOf(seat))]!;
}

/** Why the AVI of a seat may not step onto a square (BLS-6.4.2, BLS-6.4.3, BLS-6.4.5), or null. */
export function stepProblem(state: State, seat: Seat, square: Square): Code | null {
  const card = cardOn(state, square);
  if (card === OFF_BOARD) return 'OFF_BOARD';
  if (isForbidden(state, seat, square)) return 'CELL_FORBIDDEN';
  return card === NONE ? null : 'CELL_OCCUPIED';
}

/** The AVI comes to stand on an empty square; what that triggers is the caller's business. */
export function moveAvi(state: State, seat: Seat, square: Square, tell: Listener): void {
  const from = aviSquare(state, seat);
  moveCard(state, state.config.avis[seat]!, square);
  if (!tell) return;
  tell({
    type: 'aviMoved',
    seat: seatName(seat),
    from: nameOfCell(state, from),
    to: nameOfCell(state, square),
  });
}
