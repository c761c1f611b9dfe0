/** Tiles that are turned and exchanged with everything on them. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedGrid,
  count,
  defineState,
  flag,
  holders,
  oneOf,
  perSquare,
  pieces,
  PositionFormat,
  seatPer,
  slot,
  squareAfter,
  squareAt,
  squaresOf,
  Tiles,
  type BoardSetting,
  type Block,
  type Cards,
} from '../../../engine/index.ts';

const grid = boundedGrid(4, 4, { rowsFrom: 'top' });
const blocks: readonly Block[] = [1, 3].flatMap((row) =>
  [1, 3].map((column) => ({ column, row, columns: 2, rows: 2 })),
);
const ids = ['barge', 'meadow', 'pond'];
const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

const perTile = holders<BoardSetting>({
  count: () => blocks.length,
  nameOf: (_, place) => 'abcd'[place]!,
  seatsOf: () => [],
});
const squares = perSquare<BoardSetting>((config) => config.grid);
const owner = seatPer<BoardSetting>('card');
const facing = oneOf<BoardSetting, (typeof compass)[number]>(compass, { per: 'card' });
const tile = slot<BoardSetting>({ per: perTile, sees: 'all' });
const quarters = count<BoardSetting>({ per: perTile, most: 3 });
const ground = oneOf<BoardSetting, 'dry' | 'wet'>(['dry', 'wet'], { per: perTile });
const stones = count<BoardSetting>({ per: squares });
const isMarked = flag<BoardSetting>({ per: squares });
const board = pieces<BoardSetting>({
  grid: (config) => config.grid,
  owner,
  beside: [facing],
  order: 'age',
});
const declaration = defineState<BoardSetting>({
  owner,
  facing,
  tile,
  quarters,
  ground,
  stones,
  isMarked,
  barges: board,
});
const positions = new PositionFormat<BoardSetting>(declaration);
const tiles = new Tiles<BoardSetting>({
  grid: (config) => config.grid,
  blocks: () => blocks,
  byPlace: [tile, ground],
  quarters,
  bySquare: [stones, isMarked],
  pieces: [{ board, facing }],
});
const configOf = ({ types, backs }: Cards): BoardSetting => ({
  types,
  backs,
  seats: 2,
  sides: [0, 1],
  catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
  grid,
});
const position = {
  tile: { a: 'meadow', b: 'pond', c: 'pond' },
  quarters: { a: 0, b: 1, c: 0, d: 0 },
  ground: { a: 'dry', b: 'wet', c: 'wet', d: 'dry' },
  stones: { '(1,1)': 2, '(4,2)': 1 },
  isMarked: ['(2,1)'],
  barges: { '(1,1)': 'P1 barge' },
};
const loaded = () => positions.read(position, configOf);

const at = (column: number, row: number) => squareAt(grid, column, row);

test('a quarter turn to the right takes stones, marks, pieces and facings along', () => {
  const state = loaded();
  const barge = board.cards(state)[0]!;
  tiles.turnTile(state, 0, 1);
  expect(stones.get(state, at(2, 1))).toBe(2);
  expect(stones.get(state, at(1, 1))).toBe(0);
  expect(isMarked.is(state, at(2, 2))).toBe(true);
  expect(board.squareOf(state, barge)).toBe(at(2, 1));
  expect(board.on(state, at(1, 1))).toBeLessThan(0);
  expect(facing.get(state, barge)).toBe('E');
  expect(quarters.get(state, 0)).toBe(1);
});

test('pieces may keep their facing', () => {
  const state = loaded();
  tiles.turnTile(state, 0, -1, 'stays');
  expect(facing.get(state, board.cards(state)[0]!)).toBe('N');
  expect(quarters.get(state, 0)).toBe(3);
});

test('exchanged tiles keep their turn and what is on them; a gap is exchanged like a tile', () => {
  const state = loaded();
  const barge = board.cards(state)[0]!;
  tiles.exchangeTiles(state, 0, 3);
  expect(board.squareOf(state, barge)).toBe(at(3, 3));
  expect(facing.get(state, barge)).toBe('N');
  expect(positions.position(state)).toMatchObject({
    tile: { b: 'pond', c: 'pond', d: 'meadow' },
    ground: { a: 'dry', d: 'dry' },
    quarters: { a: 0, b: 1, d: 0 },
    stones: { '(3,3)': 2, '(4,2)': 1 },
    isMarked: ['(4,3)'],
  });
  tiles.exchangeTiles(state, 1, 0);
  expect(quarters.get(state, 0)).toBe(1);
  expect(stones.get(state, at(2, 2))).toBe(1);
});

test('where a square comes to is known without moving anything', () => {
  const { config } = loaded();
  expect(squareAfter(tiles.turn(config, 0, 1), at(1, 1))).toBe(at(2, 1));
  expect(squareAfter(tiles.exchange(config, 0, 3), at(4, 4))).toBe(at(2, 2));
  expect(squareAfter(tiles.exchange(config, 0, 3), at(3, 1))).toBe(at(3, 1));
  expect(tiles.squaresOf(config, 3)).toEqual([at(3, 3), at(4, 3), at(3, 4), at(4, 4)]);
});

const move = fc.oneof(
  fc.record({ place: fc.nat(3), clockwise: fc.integer({ min: -3, max: 3 }) }),
  fc.tuple(fc.nat(3), fc.nat(3)).filter(([one, other]) => one !== other),
);

test('any moves, undone in reverse order, leave everything where it was', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const state = loaded();
      const before = positions.position(state);
      for (const one of moves) {
        if (Array.isArray(one)) tiles.exchangeTiles(state, one[0], one[1]);
        else tiles.turnTile(state, one.place, one.clockwise);
        expect(declaration.faults(state)).toEqual([]);
        const sum = squaresOf(grid).reduce((all, square) => all + stones.get(state, square), 0);
        expect(sum).toBe(3);
      }
      for (const one of moves.toReversed()) {
        if (Array.isArray(one)) tiles.exchangeTiles(state, one[0], one[1]);
        else tiles.turnTile(state, one.place, -one.clockwise);
      }
      expect(positions.position(state)).toEqual(before);
    }),
  );
});
