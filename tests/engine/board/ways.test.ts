/** Ways of a move, one to each of its ends: squares, each with as many tolls on the way. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedGrid,
  compass,
  isOnBoard,
  placesInRow,
  squareAt,
  squaresOf,
  Ways,
  type Square,
  type Walk,
} from '../../../engine/index.ts';

const LONGEST = 6;
const grid = boundedGrid(5, 5);
const ways = new Ways(grid, LONGEST);
const board = squaresOf(grid);
const start = squareAt(grid, 3, 3);

interface Ground {
  readonly walls: ReadonlySet<Square>;
  readonly tolls: ReadonlySet<Square>;
  readonly stops: ReadonlySet<Square>;
}

const walk: Walk<Ground> = {
  directions: [0, 2, 4, 6],
  enters: ({ walls }, to) => isOnBoard(grid, to) && !walls.has(to),
  stops: ({ stops }, square) => stops.has(square),
  rests: (_, square) => square !== start,
  hasToll: ({ tolls }, square) => tolls.has(square),
};

const of = (...squares: readonly (readonly [number, number])[]): ReadonlySet<Square> =>
  new Set(squares.map(([column, row]) => squareAt(grid, column, row)));

const open: Ground = { walls: of(), tolls: of(), stops: of() };

function found(ground: Ground, most: number): number[] {
  const into: number[] = [];
  into.length = ways.find(walk, ground, start, most, into);
  return into;
}

const directionsTo = (end: number): string[] =>
  placesInRow(ways.rowTo(end, compass.length), compass.length + 1).map((place) => compass[place]!);

test('the nearest ends come first, by the directions in their order', () => {
  const ends = found(open, 1);
  expect(ends.map((end) => directionsTo(end).join())).toEqual(['N', 'E', 'S', 'W']);
  expect(found(open, 2)).toHaveLength(12);
});

test('a square is an end for each number of tolls on the way to it', () => {
  const ground = { ...open, tolls: of([3, 4]) };
  const ends = found(ground, 4).filter((end) => ways.squareOf(end) === squareAt(grid, 3, 5));
  expect(ends.map((end) => ways.tollsOf(end))).toEqual([1, 2, 0]);
  expect(directionsTo(ends[0]!)).toEqual(['N', 'N']);
  expect(directionsTo(ends[2]!)).toHaveLength(4);
});

test('nothing leads on from where the move must stop, and nothing through walls', () => {
  const closed = { ...open, walls: of([2, 3], [4, 3], [3, 2]), stops: of([3, 4]) };
  expect(found(closed, 5).map((end) => ways.squareOf(end))).toEqual([squareAt(grid, 3, 4)]);
});

const squares = fc.uniqueArray(fc.constantFrom(...board.filter((one) => one !== start)), {
  maxLength: 8,
});

/** Every end by trying every way; the start is left even where whoever is there would have to stop. */
function tried({ walls, tolls, stops }: Ground, most: number): Set<number> {
  const ends = new Set<number>();
  const go = (square: Square, paid: number, left: number): void => {
    if (left < most && square !== start) ends.add(ways.endAt(square, paid));
    if (left === 0 || (left < most && stops.has(square))) return;
    for (const direction of walk.directions) {
      const to = square + grid.steps[direction]!;
      if (isOnBoard(grid, to) && !walls.has(to)) go(to, paid + Number(tolls.has(to)), left - 1);
    }
  };
  go(start, 0, most);
  return ends;
}

test('all ends are found that trying every way finds, each by a way that leads there', () => {
  fc.assert(
    fc.property(squares, squares, squares, fc.integer({ min: 0, max: 5 }), (w, t, s, most) => {
      const ground = { walls: new Set(w), tolls: new Set(t), stops: new Set(s) };
      const ends = found(ground, most);
      expect(new Set(ends)).toEqual(tried(ground, most));
      for (const end of ends) {
        const names = directionsTo(end);
        const path = names.map((name) => grid.steps[compass.indexOf(name as 'N')]!);
        expect(names.length).toBeLessThanOrEqual(most);
        expect(path.reduce((square, step) => square + step, start)).toBe(ways.squareOf(end));
      }
    }),
    { numRuns: 200 },
  );
});
