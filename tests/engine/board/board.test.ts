import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betweenRules,
  BLOCKED,
  boundedGrid,
  columnOf,
  directionTo,
  distanceTo,
  exchangeOfBlocks,
  hexGrid,
  isBetween,
  isOnBoard,
  lineFrom,
  moveGround,
  offsetBetween,
  orthogonal,
  pathFault,
  RangeList,
  RangeTable,
  Reach,
  ringsBetween,
  rowOf,
  squareAt,
  squareBeside,
  squareName,
  squaresOf,
  squaresOnTheWay,
  squaresWithin,
  stepsBetween,
  turnOfBlock,
  type Grid,
  type Movement,
  type Square,
} from '../../../engine/index.ts';
import { readDrawing } from '../../../engine/pattern.ts';

const squareGrids = (['top', 'bottom'] as const).map((rowsFrom) => boundedGrid(7, 5, { rowsFrom }));
const hexGrids = (['top', 'bottom'] as const).map((rowsFrom) => hexGrid(6, 7, { rowsFrom }));
const grids = [...squareGrids, ...hexGrids];

describe.each(grids)('$shape with a step up of $up', (grid) => {
  test('every square has a place and a number', () => {
    const squares = squaresOf(grid);
    const [columns, rows] = [grid.columns[1], grid.rows[1]];
    expect(squares).toHaveLength(columns * rows);
    for (const square of squares) {
      expect(squareAt(grid, columnOf(grid, square), rowOf(grid, square))).toBe(square);
      expect(square).toBeLessThan(grid.size);
    }
  });

  test('there and back again, and off the board into the ring', () => {
    for (const square of squaresOf(grid)) {
      for (const [direction, step] of grid.steps.entries()) {
        const back = (direction + grid.steps.length / 2) % grid.steps.length;
        expect(square + step + grid.steps[back]!).toBe(square);
        const to = square + step;
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(grid.size);
        if (isOnBoard(grid, to)) expect(ringsBetween(grid, square, to)).toBe(1);
      }
    }
  });

  test('distance is the number of steps, by a search', () => {
    const edges = grid.shape === 'squares' ? orthogonal : [0, 1, 2, 3, 4, 5];
    const everywhere = free(grid, edges);
    const reach = new Reach(grid);
    const from = squareAt(grid, 2, 3);
    reach.find(everywhere, null, from, 50, []);
    for (const square of squaresOf(grid)) {
      expect([squareName(grid, square), reach.costTo(square)]).toEqual([
        squareName(grid, square),
        stepsBetween(grid, from, square),
      ]);
    }
  });

  test('squares within a distance are all of them, lowest first', () => {
    for (const from of squaresOf(grid)) {
      for (const steps of [0, 1, 2, 4]) {
        const found: Square[] = [];
        const count = squaresWithin(grid, from, steps, found);
        const near = squaresOf(grid).filter((one) => stepsBetween(grid, from, one) <= steps);
        expect(found.slice(0, count)).toEqual(near);
      }
    }
  });

  test('a straight line leads back where it came from', () => {
    for (const from of squaresOf(grid)) {
      for (const direction of grid.steps.keys()) {
        const line: Square[] = [];
        const found = lineFrom(grid, from, direction, 9, line, () => true);
        for (const to of line.slice(0, found)) expect(directionTo(grid, from, to)).toBe(direction);
      }
    }
  });
});

/** Every step costs one. */
function free(grid: Grid, directions: readonly number[]): Movement<null> {
  return {
    directions,
    cost: (_, to) => (isOnBoard(grid, to) ? 1 : BLOCKED),
    stops: () => false,
    rests: () => true,
  };
}

const grid = boundedGrid(7, 5, { rowsFrom: 'top' });
const at = (column: number, row: number): Square => squareAt(grid, column, row);
const names = (squares: readonly Square[]): string[] =>
  squares.map((square) => squareName(grid, square));

test('up leads to row 1 where row 1 is on top', () => {
  expect(squareName(grid, at(3, 3) + grid.steps[0]!)).toBe('(3,2)');
  expect(squareName(grid, squareBeside(grid, at(3, 3), [1, 2]))).toBe('(4,1)');
  expect(offsetBetween(grid, at(3, 3), at(4, 1))).toEqual([1, 2]);
});

describe('between', () => {
  test('is on a shortest way, and not where it begins', () => {
    const between = squaresOf(grid).filter((square) => isBetween(grid, at(2, 2), square, at(4, 3)));
    expect(names(between)).toEqual(['(3,2)', '(4,2)', '(2,3)', '(3,3)', '(4,3)']);
  });

  /** From (2,2) to (4,3): two columns and one row. */
  test.each([
    ['shortestPath', ['(3,2)', '(4,2)', '(2,3)', '(3,3)', '(4,3)']],
    ['sameLine', []],
    ['dominantAxis', ['(2,3)', '(3,3)', '(4,3)']],
  ] as const)('%s on a slant', (rule, expected) => {
    const isIt = (square: Square): boolean => betweenRules[rule](grid, at(2, 2), square, at(4, 3));
    expect(names(squaresOf(grid).filter(isIt))).toEqual(expected);
  });

  test.each(['shortestPath', 'sameLine', 'dominantAxis'] as const)('%s in a row', (rule) => {
    const isIt = (square: Square): boolean => betweenRules[rule](grid, at(2, 2), square, at(4, 2));
    expect(names(squaresOf(grid).filter(isIt))).toEqual(['(3,2)', '(4,2)']);
  });
});

describe('a line', () => {
  test('ends with the square that stops it', () => {
    const line: Square[] = [];
    const found = lineFrom(grid, at(1, 1), 3, 9, line, (square) => square !== at(3, 3));
    expect(names(line.slice(0, found))).toEqual(['(2,2)', '(3,3)']);
  });

  test('has no direction where it is not straight', () => {
    expect(directionTo(grid, at(1, 1), at(3, 2))).toBe(-1);
    expect(directionTo(grid, at(1, 1), at(1, 1))).toBe(-1);
  });
});

describe('a way', () => {
  const rough: Movement<null> = {
    directions: orthogonal,
    cost: (_, to) => (!isOnBoard(grid, to) || to === at(2, 1) ? BLOCKED : to === at(1, 2) ? 2 : 1),
    stops: (_, square) => square === at(1, 3),
    rests: (_, square) => square !== at(2, 2),
  };

  test('the cheapest is found', () => {
    const reach = new Reach(grid);
    const into: Square[] = [];
    const found = reach.find(rough, null, at(1, 1), 4, into);
    expect(names(into.slice(0, found))).toEqual(['(1,2)', '(1,3)', '(2,3)', '(3,2)']);
    expect(names(reach.pathTo(at(3, 2)))).toEqual(['(1,2)', '(2,2)', '(3,2)']);
    expect([at(3, 2), at(1, 4)].map((square) => reach.costTo(square))).toEqual([4, -1]);
  });

  test.each<[readonly (readonly [number, number])[], string | null, string?]>([
    [
      [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
      null,
    ],
    [
      [
        [1, 2],
        [1, 1],
        [1, 2],
      ],
      'tooLong',
      '(1,2)',
    ],
    [
      [
        [1, 2],
        [2, 3],
      ],
      'notAdjacent',
      '(2,3)',
    ],
    [[[2, 1]], 'blocked', '(2,1)'],
    [
      [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      'stopped',
      '(1,4)',
    ],
    [
      [
        [1, 2],
        [2, 2],
      ],
      'noRest',
      '(2,2)',
    ],
    [[], 'empty', '(1,1)'],
  ])('%j: %s', (squares, fault, square) => {
    const path = squares.map(([column, row]) => at(column, row));
    const found = pathFault(grid, rough, null, at(1, 1), path, 4);
    expect(found && { ...found, square: squareName(grid, found.square) }).toEqual(
      fault === null ? null : { fault, square },
    );
  });

  test('what is reached is what some path leads to', () => {
    const reach = new Reach(grid);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 2, 4, 6), { maxLength: 5 }), (turns) => {
        const path: Square[] = [];
        for (const direction of turns)
          path.push((path.at(-1) ?? at(1, 1)) + grid.steps[direction]!);
        if (pathFault(grid, rough, null, at(1, 1), path, 4) !== null) return;
        const into: Square[] = [];
        const found = reach.find(rough, null, at(1, 1), 4, into);
        const end = path.at(-1)!;
        expect(end === at(1, 1) || into.slice(0, found).includes(end)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('ranges', () => {
  const list = new RangeList();
  const lance = list.idOf(readDrawing('.#.\n.#.\n.@#').offsets);
  const table = new RangeTable(list, grid);

  test.each([
    [0, ['(3,1)', '(3,2)', '(4,3)']],
    [2, ['(5,3)', '(4,3)', '(3,4)']],
    [4, ['(3,5)', '(3,4)', '(2,3)']],
    [6, ['(1,3)', '(2,3)', '(3,2)']],
  ])('turned by %i eighths', (facing, covered) => {
    expect(names(table.cover(lance, facing, at(3, 3)).squares)).toEqual(covered);
  });

  test('off the board nothing is covered; the same pattern is one', () => {
    expect(names(table.cover(lance, 0, at(7, 1)).squares)).toEqual([]);
    expect(
      list.idOf([
        [0, 2],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(lance);
  });

  test('boards of one size share what is found', () => {
    const { grid: top, ranges } = list.boardOf(7, 5, { rowsFrom: 'top' });
    expect(list.boardOf(7, 5, { rowsFrom: 'top' }).ranges).toBe(ranges);
    expect([list.boardOf(5, 5).grid.columns, list.boardOf(7, 5).grid.up]).toEqual([[1, 5], 1]);
    const origin = squareAt(top, 3, 3);
    const squares = ranges.cover(lance, 0, origin).squares.map((one) => squareName(top, one));
    expect(squares).toEqual(['(3,1)', '(3,2)', '(4,3)']);
  });

  test('how far a square is from each of several ranges, also when it is asked again', () => {
    const ahead = table.cover(lance, 0, at(3, 3));
    const behind = table.cover(lance, 4, at(3, 3));
    const squares = [at(7, 3), at(1, 1), at(3, 2), at(3, 5)];
    for (const _ of ['first', 'again']) {
      expect(squares.map((square) => distanceTo(grid, ahead, square))).toEqual([3, 2, 0, 3]);
      expect(squares.map((square) => distanceTo(grid, behind, square))).toEqual([5, 3, 2, 0]);
    }
    expect(distanceTo(grid, table.cover(lance, 0, at(7, 1)), at(7, 1))).toBe(Infinity);
  });

  test('what lies on the way to a chosen square', () => {
    const cover = table.cover(lance, 0, at(3, 5));
    expect(names(squaresOnTheWay(grid, cover, at(3, 5), at(3, 3), 0))).toEqual(['(3,4)', '(3,3)']);
    expect(squaresOnTheWay(grid, cover, at(3, 5), at(4, 3), -1)).toEqual([]);
  });
});

/** A layer in which every square holds its own number. */
const ints = (): Int32Array => Int32Array.from({ length: grid.size }, (_, square) => square);

describe('ground that moves', () => {
  const layers = { values: [0], pieces: [] };
  const panel = { column: 2, row: 2, columns: 3, rows: 3 };

  test('a quarter to the right takes (x, y) to (4 - y, x)', () => {
    const after = ints();
    moveGround(after, layers, turnOfBlock(grid, panel, 1));
    expect(after[at(4, 2)]).toBe(at(2, 2));
    expect(after[at(4, 3)]).toBe(at(3, 2));
    expect(after[at(3, 3)]).toBe(at(3, 3));
    expect(after[at(2, 2)]).toBe(at(2, 4));
  });

  test('four quarters, or one and three, change nothing', () => {
    const after = ints();
    moveGround(after, layers, turnOfBlock(grid, panel, 1));
    moveGround(after, layers, turnOfBlock(grid, panel, 3));
    moveGround(after, layers, turnOfBlock(grid, panel, 4));
    expect(after).toEqual(ints());
  });

  test('two panels change places', () => {
    const after = ints();
    const other = { column: 5, row: 3, columns: 3, rows: 3 };
    moveGround(after, layers, exchangeOfBlocks(grid, panel, other));
    expect(after[at(5, 3)]).toBe(at(2, 2));
    expect(after[at(2, 2)]).toBe(at(5, 3));
  });

  test('what is not square does not turn', () => {
    expect(() => turnOfBlock(grid, { ...panel, rows: 2 }, 1)).toThrow(RangeError);
    expect(() => exchangeOfBlocks(grid, panel, { ...panel, rows: 2 })).toThrow(RangeError);
  });
});
