/** Who stands where, and what a range holds (BLS-1.1.1 to BLS-1.1.7, BLS-2.2.1, BLS-2.2.4). */
import {
  BOARD_RANGE,
  listItem,
  listSize,
  NO_RANGE,
  pieceOn,
  putPiece,
  rowOf,
  squareOfPiece,
  takePiece,
  type Cover,
  type Range,
  type Seat,
  type Square,
} from 'cardwright/engine';
import { NONE, type Card } from './config.ts';
import { facingOf } from './ranges.ts';
import { opponentOf, ownerOf, type State } from './state.ts';

/** The card on a square, `NONE` or `OFF_BOARD`. */
export function cardOn({ config, words }: State, square: Square): Card {
  return pieceOn(words, config.layout, square);
}

/** `NOWHERE` for a card that is not on the board. */
export function squareOf({ config, words }: State, card: Card): Square {
  return squareOfPiece(words, config.layout, card);
}

export function aviSquare(state: State, seat: Seat): Square {
  return squareOf(state, state.config.avis[seat]!);
}

export function isAvi({ config }: State, card: Card): boolean {
  return config.avis[0] === card || config.avis[1] === card;
}

/** Presumes that the square is empty and on the board (BLS-1.1.5). */
export function putOn({ config, words }: State, card: Card, square: Square): void {
  putPiece(words, config.layout, card, square);
}

/** Presumes that the card is on the board. */
export function takeOff({ config, words }: State, card: Card): void {
  takePiece(words, config.layout, card);
}

export function moveCard(state: State, card: Card, square: Square): void {
  takeOff(state, card);
  putOn(state, card, square);
}

export function isEmpty(state: State, square: Square): boolean {
  return cardOn(state, square) === NONE;
}

/** BLS-1.1.6, BLS-1.1.7: the opponent's area, into which no AVI comes in any way. */
export function isForbidden({ config }: State, seat: Seat, square: Square): boolean {
  const row = rowOf(config.grid, square);
  return seat === 0 ? row > 3 : row < 3;
}

/** What a range of a seat covers from a square. */
export function coverFrom(state: State, range: Range, seat: Seat, origin: Square): Cover {
  return state.config.ranges.cover(range, facingOf(seat), origin);
}

/** BLS-2.2.1: a range is anchored where the AVI of its controller stands now. */
export function coverOf(state: State, range: Range, seat: Seat): Cover {
  return coverFrom(state, range, seat, aviSquare(state, seat));
}

/** BLS-9.2.6: whether a set card can be a target of this seat. */
function isSetTarget(state: State, seat: Seat, card: Card): boolean {
  return state.config.options.anySetCards || ownerOf(state, card) !== seat;
}

/** BLS-2.2.4, BLS-2.2.5: satisfied by the opposing AVI or a set card; nothing printed, nothing asked. */
export function isSatisfied(state: State, range: Range, seat: Seat): boolean {
  if (range === NO_RANGE) return true;
  const { has } = coverOf(state, range, seat);
  if (has[aviSquare(state, opponentOf(seat))] === 1) return true;
  const { words, config } = state;
  const { sets } = config.layout;
  const count = listSize(words, sets);
  for (let i = 0; i < count; i += 1) {
    const card = listItem(words, sets, i);
    if (has[squareOf(state, card)] === 1 && isSetTarget(state, seat, card)) return true;
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
  const { words, config } = state;
  const { sets } = config.layout;
  const opponent = opponentOf(seat);
  let found = 0;
  if (has[aviSquare(state, opponent)] === 1) into[found++] = config.avis[opponent]!;
  const count = listSize(words, sets);
  for (let i = 0; i < count; i += 1) {
    const card = listItem(words, sets, i);
    if (has[squareOf(state, card)] === 1 && isSetTarget(state, seat, card)) into[found++] = card;
  }
  return found;
}
