/** Who stands where, and what a range holds (BLS-1.1.1 to BLS-1.1.7, BLS-2.2.1 to BLS-2.2.4). */
import {
  BOARD_RANGE,
  DOWN,
  NO_PIECE,
  NO_RANGE,
  rowOf,
  UP,
  type Card,
  type Cover,
  type Facing,
  type Range,
  type Seat,
  type Square,
} from 'cardwright/engine';
import { SEATS } from './config.ts';
import { board, opponentOf, ownerOf, type State } from './state.ts';

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
export function facingOf(seat: Seat): Facing {
  return seat === 0 ? UP : DOWN;
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
