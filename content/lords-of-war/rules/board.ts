/**
 * Units on the board: who stands where, beside whom, pointed at by whom (section 3.2).
 */
import {
  isOnBoard,
  listIndexOf,
  listInsert,
  listItem,
  listRemove,
  listSize,
  OFF_BOARD,
  pieceOn,
  squareOfPiece,
  type Square,
} from 'cardwright/engine';
import { NONE, type Card } from './config.ts';
import { cardSide, NOWHERE, traitsOf, type State } from './state.ts';

/** The card on a square, `NONE`, or `OFF_BOARD`. */
export function unitOn(state: State, square: Square): Card {
  const { layout } = state.config;
  return layout.cells >= 0 ? pieceOn(state.words, layout, square) : unitFound(state, square);
}

/** The same on boards that are not indexed: the units stand in the order of their squares. */
function unitFound(state: State, square: Square): Card {
  const { words, config } = state;
  const { board } = config.layout;
  const place = placeInOrder(state, square);
  const card = place < listSize(words, board) ? listItem(words, board, place) : NONE;
  if (card !== NONE && squareOf(state, card) === square) return card;
  return isOnBoard(config.grid, square) ? NONE : OFF_BOARD;
}

/** How many units stand on squares before this one. */
function placeInOrder(state: State, square: Square): number {
  const { words, config } = state;
  const { board } = config.layout;
  let from = 0;
  let to = listSize(words, board);
  while (from < to) {
    const middle = (from + to) >> 1;
    if (squareOf(state, listItem(words, board, middle)) < square) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** `NOWHERE` for a card that is not on the board. */
export function squareOf({ config, words }: State, card: Card): Square {
  return squareOfPiece(words, config.layout, card);
}

/** Presumes that the square is empty and on the board (LOW-3.3.2). */
export function putOn(state: State, card: Card, square: Square): void {
  const { words, config } = state;
  const { board, squares, cells } = config.layout;
  listInsert(words, board, placeInOrder(state, square), card);
  words[squares + card] = square;
  if (cells >= 0) words[cells + square] = card + 1;
}

/** Presumes that the card is on the board. */
export function takeOff(state: State, card: Card): void {
  const { words, config } = state;
  const { board, squares, cells } = config.layout;
  const square = squareOf(state, card);
  listRemove(words, board, listIndexOf(words, board, card));
  words[squares + card] = NOWHERE;
  if (cells >= 0) words[cells + square] = 0;
}

export function unitCount({ config, words }: State): number {
  return listSize(words, config.layout.board);
}

/** The n-th unit from 0, by square: row by row from the lowest, each from the lowest column. */
export function unitAt({ config, words }: State, n: number): Card {
  return listItem(words, config.layout.board, n);
}

/** Directions of the board in which the card has an arrow, bit by bit. */
export function arrowsOf({ config }: State, card: Card): number {
  return config.units.arrows[config.lying[card]!]!;
}

/** Strength of an arrow by direction of the board. */
export function strengthOf({ config }: State, card: Card, direction: number): number {
  return config.units.strengths[config.lying[card]! * 8 + direction]!;
}

/**
 * Who stands on the eight adjacent squares (LOW-3.2.4), seen by a side: directions with enemies in
 * the lower eight bits, with friends in the next eight.
 */
export function surroundings(state: State, square: Square, side: number): number {
  const { steps } = state.config.grid;
  let found = 0;
  for (let direction = 0; direction < 8; direction += 1) {
    const unit = unitOn(state, square + steps[direction]!);
    if (unit >= 0) found |= 1 << (cardSide(state, unit) === side ? direction + 8 : direction);
  }
  return found;
}

/**
 * LOW-3.2.5: whether an adjacent enemy has an arrow that points at the card; with `traits`, an enemy
 * of that sort. Target grids never engage.
 */
export function isEngaged(state: State, card: Card, traits = 0): boolean {
  const { steps } = state.config.grid;
  const square = squareOf(state, card);
  const side = cardSide(state, card);
  for (let direction = 0; direction < 8; direction += 1) {
    const unit = unitOn(state, square + steps[direction]!);
    if (unit < 0 || cardSide(state, unit) === side) continue;
    const pointsBack = arrowsOf(state, unit) & (1 << ((direction + 4) & 7));
    if (pointsBack !== 0 && (traits === 0 || (traitsOf(state, unit) & traits) !== 0)) return true;
  }
  return false;
}
