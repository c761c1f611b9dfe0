import { assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedGrid,
  defineState,
  ENEMIES,
  FRIENDS,
  hexGrid,
  isOnBoard,
  Neighbours,
  opposite,
  pieces,
  squaresOf,
  unboundedGrid,
  type Grid,
  type WithSides,
} from '../../../engine/index.ts';

const CARDS = 12;
const board = pieces<WithSides>({ grid: ({ grid }) => grid });
const declaration = defineState<WithSides>({ at: board });
const neighbours = new Neighbours(board);

function stateOn(grid: Grid, squares: readonly number[]) {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const state = declaration.blank({
    types: cards.map(() => 0),
    backs: cards.map(() => 0),
    seats: 2,
    sides: [0, 1],
    catalogue: { ids: ['owl'], indexOf: new Map([['owl', 0]]) },
    grid,
    cardSides: cards.map((card) => card % 2),
  });
  for (const [card, square] of squares.entries()) board.put(state, card, square);
  return state;
}

const small = boundedGrid(5, 4);
const hexes = hexGrid(5, 4);
const squaresIn = (grid: Grid) =>
  uniqueArray(constantFrom(...squaresOf(grid)), { maxLength: CARDS });

test.each([
  ['squares', small],
  ['hexes', hexes],
])('who stands round a square is who is a step away (%s)', (_, grid) => {
  assert(
    property(squaresIn(grid), constantFrom(...squaresOf(grid)), (squares, square) => {
      const state = stateOn(grid, squares);
      for (const side of [0, 1]) {
        const found = neighbours.around(state, square, side);
        for (const [direction, step] of grid.steps.entries()) {
          const card = squares.indexOf(square + step);
          expect((found & (1 << direction)) !== 0).toBe(card >= 0 && card % 2 !== side);
          expect((found & (1 << (direction + 8))) !== 0).toBe(card >= 0 && card % 2 === side);
        }
      }
    }),
  );
});

test.each([
  ['squares', small],
  ['hexes', hexes],
])('the empty squares beside cards are those with somebody round them (%s)', (_, grid) => {
  assert(
    property(squaresIn(grid), constantFrom(0, 1), (squares, side) => {
      const state = stateOn(grid, squares);
      const expected = squaresOf(grid)
        .filter((square) => !squares.includes(square))
        .map((square) => [square, neighbours.around(state, square, side)] as const)
        .filter(([, around]) => around !== 0);
      const { squares: empty, around, count } = neighbours.emptySquares(state, side);
      expect(Array.from({ length: count }, (_, i) => [empty[i], around[i]])).toEqual(expected);
      const bits = expected.reduce((all, [, one]) => all | one, 0);
      for (const wanted of [ENEMIES, FRIENDS, 1, 1 << 9]) {
        expect(neighbours.isEmptyBeside(state, side, wanted)).toBe((bits & wanted) !== 0);
      }
    }),
  );
});

test('a board without bounds gives the same as one with bounds', () => {
  assert(
    property(squaresIn(boundedGrid(3, 3)), (inner) => {
      const [bounded, boundless] = [boundedGrid(5, 5), unboundedGrid()];
      const move = (grid: Grid) =>
        inner.map((square) => {
          const [column, row] = [(square % 5) - 1, Math.floor(square / 5) - 1];
          return grid.origin + (row + 2) * grid.stride + column + 2;
        });
      const found = [bounded, boundless].map((grid) => {
        const { count, around } = neighbours.emptySquares(stateOn(grid, move(grid)), 0);
        return around.slice(0, count);
      });
      expect(found[0]).toEqual(found[1]);
    }),
  );
});

test('the opposite direction leads back', () => {
  for (const grid of [small, hexes]) {
    for (const [direction, step] of grid.steps.entries()) {
      expect(grid.steps[opposite(direction, grid.steps.length)]).toBe(0 - step);
    }
  }
  expect(isOnBoard(small, squaresOf(small)[0]!)).toBe(true);
});
