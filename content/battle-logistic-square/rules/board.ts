/** Who stands where, steps of AVIs, and what a range holds (BLS-1.1.1 to BLS-1.1.7, BLS-2.2.1 to BLS-2.2.4). */
import {
  BOARD_RANGE,
  DOWN,
  NO_PIECE,
  NO_RANGE,
  OFF_BOARD,
  rowOf,
  seatName,
  turned,
  UP,
  type Card,
  type Cover,
  type Facing,
  type Range,
  type Seat,
  type Square,
} from 'cardwright/engine';
import type { Code } from './actions.ts';
import { SEATS, opponentOf, ownerOf } from './config.ts';
import type { Listener } from './events.ts';
import { nameOfCell } from './names.ts';
import { board, type State } from './state.ts';

/** On the board the AVIs come first. */
const FIRST_SET = SEATS;

export function aviSquare(state: State, seat: Seat): Square {
  return board.squareOf(state, state.config.avis[seat]!);
}

export function isAvi({ config }: State, card: Card): boolean {
  return config.avis[0] === card || config.avis[1] === card;
}

/** The set cards, the oldest first. */
export function setCards(state: State): Card[] {
  return board.cards(state).slice(FIRST_SET);
}

export function isEmpty(state: State, square: Square): boolean {
  return board.on(state, square) === NO_PIECE;
}

/** BLS-1.1.6, BLS-1.1.7: the opponent's area, into which no AVI comes in any way. */
export function isForbidden({ config }: State, seat: Seat, square: Square): boolean {
  const row = rowOf(config.grid, square);
  return seat === 0 ? row > 3 : row < 3;
}

/** BLS-2.2.2, BLS-1.1.4: North sees the board turned by half a circle. */
function facingOf(seat: Seat): Facing {
  return seat === 0 ? UP : DOWN;
}

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

/** The AVI moves to an empty square; what that triggers is the caller's business. */
export function moveAvi(state: State, seat: Seat, square: Square, report: Listener): void {
  const from = aviSquare(state, seat);
  board.move(state, state.config.avis[seat]!, square);
  if (!report) return;
  report({
    type: 'aviMoved',
    seat: seatName(seat),
    from: nameOfCell(state, from),
    to: nameOfCell(state, square),
  });
}

/** What a range of a seat covers from a square (BLS-2.2.3). */
export function coverFrom(state: State, range: Range, seat: Seat, origin: Square): Cover {
  return state.config.ranges.cover(range, facingOf(seat), origin);
}

/** BLS-2.2.1: a range is anchored where the AVI of its controller is now. */
export function coverOf(state: State, range: Range, seat: Seat): Cover {
  return coverFrom(state, range, seat, aviSquare(state, seat));
}

/** BLS-9.2.6: whether a set card can be a target of this seat. */
function isSetTarget(state: State, seat: Seat, card: Card): boolean {
  return state.config.options.setTargets === 'any' || ownerOf(state, card) !== seat;
}

/** BLS-2.2.4, BLS-2.2.5: satisfied by the opposing AVI or a set card; nothing printed, nothing asked. */
export function isSatisfied(state: State, range: Range, seat: Seat): boolean {
  if (range === NO_RANGE) return true;
  const { has } = coverOf(state, range, seat);
  if (has[aviSquare(state, opponentOf(seat))] === 1) return true;
  const count = board.size(state);
  for (let i = FIRST_SET; i < count; i += 1) {
    const card = board.card(state, i);
    if (has[board.squareOf(state, card)] === 1 && isSetTarget(state, seat, card)) return true;
  }
  return false;
}

/** BLS-9.1.3 */
export function hasEmptyCell(state: State, range: Range, seat: Seat): boolean {
  const { squares } = coverOf(state, range === NO_RANGE ? BOARD_RANGE : range, seat);
  return squares.some((square) => isEmpty(state, square));
}

/**
 * Writes the opposing AVI and the set cards that a range holds into `into`, the AVI first, then set
 * cards by age; returns how many.
 */
export function listTargets(state: State, seat: Seat, { has }: Cover, into: Card[]): number {
  const opponent = opponentOf(seat);
  let found = 0;
  if (has[aviSquare(state, opponent)] === 1) into[found++] = state.config.avis[opponent]!;
  const count = board.size(state);
  for (let i = FIRST_SET; i < count; i += 1) {
    const card = board.card(state, i);
    if (has[board.squareOf(state, card)] === 1 && isSetTarget(state, seat, card)) {
      into[found++] = card;
    }
  }
  return found;
}
