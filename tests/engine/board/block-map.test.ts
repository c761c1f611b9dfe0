/** Boards that are laid of blocks with numbers of their own. */
import { expect, test } from 'vitest';
import { BlockMap, boundedGrid, squareAt, squareName } from '../../../engine/index.ts';

const grid = boundedGrid(6, 4, { rowsFrom: 'top' });
const map = new BlockMap(grid, 2, [3, 1, 2, 6, 5, 4]);
const named = (squares: readonly number[]): string =>
  squares.map((square) => squareName(grid, square)).join(' ');

test('places lie where their numbers are', () => {
  expect(named(map.squares[2]!)).toBe('(1,1) (2,1) (1,2) (2,2)');
  expect(named(map.squares[5]!)).toBe('(1,3) (2,3) (1,4) (2,4)');
  expect(map.blocks[3]).toEqual({ column: 5, row: 3, columns: 2, rows: 2 });
});

test('every square of the board is on one place, and no other', () => {
  expect(new Set(map.squares.flat()).size).toBe(24);
  for (const [place, squares] of map.squares.entries())
    for (const square of squares) expect(map.placeOf[square]).toBe(place);
  expect(map.placeOf[squareAt(grid, 0, 1)]).toBe(-1);
});

test('places that share an edge are beside each other', () => {
  expect(map.beside[0]).toEqual([1, 2, 4]);
  expect(map.beside[3]).toEqual([1, 4]);
  for (const [place, others] of map.beside.entries())
    for (const other of others) expect(map.beside[other]).toContain(place);
});

test('a square by its column and row in a place', () => {
  expect(named([map.squareIn(2, 1, 1), map.squareIn(3, 2, 1)])).toBe('(1,1) (6,3)');
});
