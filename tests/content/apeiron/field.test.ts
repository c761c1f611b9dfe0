/** The field: coordinates, places, turning panels, backs, adjacency. */
import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  behind,
  Field,
  grid,
  NORTH,
  SOUTH,
  turnedBy,
} from '../../../content/apeiron/rules/field.ts';
import {
  columnOf,
  compass,
  isOnBoard,
  rowOf,
  squareAt,
  type Square,
} from '../../../engine/index.ts';
import { readLayout, turnedLayout } from '../../../engine/layout.ts';
import { boardA, field, laid } from './game.ts';

const at = (column: number, row: number): Square => squareAt(grid, column, row);
const named = (square: Square): [number, number] => [columnOf(grid, square), rowOf(grid, square)];
const all = (squares: ReadonlySet<Square>): [number, number][] =>
  Array.from(squares, named).toSorted(([a, b], [c, d]) => b - d || a - c);
const facing = (name: string): number => compass.indexOf(name as (typeof compass)[number]);

const { map } = field;
/** Places by their numbers. */
const homeOf = (on: Field, seat: number): number[] =>
  on.map.numbers.filter((number) => on.isHome(seat, number - 1));
const besides = (number: number): number[] => map.beside[number - 1]!.map((place) => place + 1);

describe('squares and places (APE-X01)', () => {
  test('a square is a column and a row, (1,1) in the north-west (APE-3.1.1)', () => {
    expect(named(at(1, 1) + grid.steps[facing('E')]!)).toEqual([2, 1]);
    expect(named(at(1, 1) + grid.steps[facing('S')]!)).toEqual([1, 2]);
    expect(named(at(5, 5) + grid.steps[facing('N')]!)).toEqual([5, 4]);
    expect(named(at(5, 5) + grid.steps[facing('W')]!)).toEqual([4, 5]);
    expect(isOnBoard(grid, at(9, 9))).toBe(true);
    expect([at(0, 5), at(5, 10)].some((square) => isOnBoard(grid, square))).toBe(false);
  });

  test.each([
    [1, 1, 3],
    [5, 1, 4],
    [9, 3, 5],
    [1, 4, 2],
    [6, 6, 1],
    [7, 5, 6],
    [3, 9, 9],
    [4, 7, 8],
    [9, 9, 7],
    [0, 5, null],
    [5, 10, null],
  ])('(%i,%i) is on place %s (APE-3.1.2)', (column, row, place) => {
    expect(map.placeOf[at(column, row)]).toBe(place === null ? -1 : place - 1);
  });

  test('each place has nine squares, and every square one place (APE-3.1.2)', () => {
    expect(new Set(map.squares.flat()).size).toBe(81);
    for (const [place, squares] of map.squares.entries())
      expect(squares.map((square) => map.placeOf[square])).toEqual(
        Array.from({ length: 9 }, () => place),
      );
  });

  test('the homes of the seats; the centre row is nobody’s (APE-3.1.3)', () => {
    expect(homeOf(field, SOUTH)).toEqual([9, 8, 7]);
    expect(homeOf(field, NORTH)).toEqual([3, 4, 5]);
  });

  test('numbered counter-clockwise, the rows of the seats change (APE-6.1.2)', () => {
    const other = new Field('counterclockwise');
    expect(homeOf(other, SOUTH)).toEqual([3, 4, 5]);
    expect(homeOf(other, NORTH)).toEqual([9, 8, 7]);
    expect([2, 1, 6].map((place) => named(other.map.squares[place - 1]![0]!))).toEqual([
      [1, 4],
      [4, 4],
      [7, 4],
    ]);
    const deal =
      'grassland-1 sea-1 forest-1 grassland-2 rocky-1 grassland-3 forest-2 grassland-4 rocky-2';
    const { obstacles, treasures } = laid(deal.split(' '), other);
    expect(all(obstacles)).toEqual(expect.arrayContaining([[1, 7], [2, 1], [2, 3]])); // prettier-ignore
    expect(all(treasures)).toContainEqual([3, 9]);
  });

  test('squares are adjacent over an edge, not over a corner, and not to themselves (APE-3.1.6)', () => {
    expect(areAdjacent(at(3, 3), at(4, 3))).toBe(true);
    expect(areAdjacent(at(3, 3), at(4, 4))).toBe(false);
    expect(areAdjacent(at(3, 3), at(3, 3))).toBe(false);
  });

  test('places are adjacent over an edge (APE-3.1.6)', () => {
    expect(besides(1)).toEqual([2, 4, 6, 8]);
    expect(besides(9)).toEqual([2, 8]);
  });
});

describe('panels that are turned (APE-X01)', () => {
  test.each([
    [[1, 1], 1, [3, 1]],
    [[3, 1], 1, [3, 3]],
    [[2, 1], 2, [2, 3]],
    [[1, 2], 3, [2, 3]],
    [[2, 2], 3, [2, 2]],
  ])('%j turned %i times is %j (APE-3.1.4)', ([column = 0, row = 0], quarters, turned) => {
    const line = (y: number): string =>
      '...'.replaceAll('.', (_, x) => (x === column - 1 && y === row - 1 ? '#' : '.'));
    const drawing = [0, 1, 2].map(line).join('\n');
    const { layout } = readLayout(drawing, {
      columns: 3,
      rows: 3,
      signs: { '.': null, '#': 'wall' },
    });
    expect(turnedLayout(layout, quarters)['wall']).toEqual([turned]);
  });

  test.each([
    ['N', 1, 'E'],
    ['W', 1, 'N'],
    ['E', 2, 'W'],
  ])('%s turned %i times is %s (APE-3.1.4)', (printed, quarters, name) => {
    expect(compass[turnedBy(facing(printed), quarters)]).toBe(name);
  });

  test('what board A brings (APE-3.1.4)', () => {
    expect(all(boardA.obstacles)).toEqual([
      [1, 1],
      [7, 1],
      [9, 3],
      [2, 5],
      [2, 7],
      [8, 7],
      [2, 9],
    ]);
    expect(all(boardA.treasures)).toEqual([
      [3, 3],
      [8, 9],
    ]);
  });

  test('what dealt panels bring, turned (APE-3.1.4)', () => {
    const { obstacles, treasures } = laid([
      'grassland-1',
      ['sea-4', 1],
      ['rocky-1', 1],
      'grassland-2',
      ['forest-1', 3],
      'sea-1',
      ['forest-2', 2],
      ['rocky-2', 1],
      'grassland-3',
    ]);
    expect(all(obstacles)).toEqual([
      [3, 1],
      [1, 3],
      [7, 3],
      [8, 5],
      [2, 6],
      [4, 8],
      [6, 8],
      [8, 9],
    ]);
    expect(all(treasures)).toEqual([
      [9, 1],
      [8, 7],
    ]);
  });
});

describe('behind a unit (APE-X01)', () => {
  test.each([
    ['N', [5, 6]],
    ['S', [5, 4]],
    ['E', [4, 5]],
    ['W', [6, 5]],
  ])('that faces %s is %j (APE-3.1.5)', (name, square) => {
    expect(named(behind(at(5, 5), facing(name)))).toEqual(square);
  });
});
