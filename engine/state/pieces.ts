/**
 * Pieces on a board (grid.ts), one on a square at most: by piece its square, by square its piece.
 * For boards that are small enough to be copied with every state.
 */
import { isOnBoard, type Grid, type Square } from '../grid.ts';

/** Where the two begin in the integers of a state. */
export interface PieceLayout {
  /** By piece: its square, or `NOWHERE`. */
  readonly squares: number;
  /** By square: piece + 1, 0 where none stands, -1 off the board. */
  readonly cells: number;
}

/** The square of a piece that is not on the board. */
export const NOWHERE = -1;

/** What `pieceOn` returns for a square on which nothing stands, and for one that is not on the board. */
export const NO_PIECE = -1;
export const OFF_BOARD = -2;

/** An empty board; all `pieces` are off it. */
export function clearBoard(
  ints: Int32Array,
  { squares, cells }: PieceLayout,
  grid: Grid,
  pieces: number,
): void {
  ints.fill(NOWHERE, squares, squares + pieces);
  for (let square = 0; square < grid.size; square += 1) {
    ints[cells + square] = isOnBoard(grid, square) ? 0 : -1;
  }
}

/** The piece on a square, `NO_PIECE` or `OFF_BOARD`. */
export function pieceOn(ints: Int32Array, { cells }: PieceLayout, square: Square): number {
  return ints[cells + square]! - 1;
}

/** `NOWHERE` for a piece that is not on the board. */
export function squareOfPiece(ints: Int32Array, { squares }: PieceLayout, piece: number): Square {
  return ints[squares + piece]!;
}

/** Presumes that the square is empty and on the board, and the piece nowhere. */
export function putPiece(
  ints: Int32Array,
  { squares, cells }: PieceLayout,
  piece: number,
  square: Square,
): void {
  ints[squares + piece] = square;
  ints[cells + square] = piece + 1;
}

/** Presumes that the piece is on the board. */
export function takePiece(ints: Int32Array, { squares, cells }: PieceLayout, piece: number): void {
  ints[cells + ints[squares + piece]!] = 0;
  ints[squares + piece] = NOWHERE;
}
