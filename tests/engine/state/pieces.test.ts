import { expect, test } from 'vitest';
import {
  boundedGrid,
  clearBoard,
  NO_PIECE,
  NOWHERE,
  OFF_BOARD,
  pieceOn,
  putPiece,
  squareAt,
  squareOfPiece,
  StateLayout,
  takePiece,
} from '../../../engine/index.ts';

const grid = boundedGrid(3, 2);
const PIECES = 4;
const plan = new StateLayout(1);
const layout = { squares: plan.take(PIECES), cells: plan.take(grid.size) };

test('pieces are put on squares and taken off again', () => {
  const ints = plan.blank();
  clearBoard(ints, layout, grid, PIECES);
  const empty = ints.slice();
  const corner = squareAt(grid, 3, 2);
  expect(pieceOn(ints, layout, corner)).toBe(NO_PIECE);
  expect(pieceOn(ints, layout, squareAt(grid, 4, 2))).toBe(OFF_BOARD);
  expect(squareOfPiece(ints, layout, 0)).toBe(NOWHERE);
  putPiece(ints, layout, 0, corner);
  expect(pieceOn(ints, layout, corner)).toBe(0);
  expect(squareOfPiece(ints, layout, 0)).toBe(corner);
  takePiece(ints, layout, 0);
  expect(ints).toEqual(empty);
});
