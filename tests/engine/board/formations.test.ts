/** Formations: who is mounted where, what has room, what moves and turns along. */
import { expect, test } from 'vitest';
import * as engine from '../../../engine/index.ts';

interface Config extends engine.Setting {
  readonly grid: engine.Grid;
}

const grid = engine.boundedGrid(5, 5);
const owner = engine.seatPer<Config>('card');
const facing = engine.oneOf<Config, (typeof engine.compass)[number]>(engine.compass, {
  per: 'card',
});
const leader = engine.count<Config>({ per: 'seat' });
const map = engine.pieces<Config>({ grid: () => grid, owner, beside: [facing], order: 'age' });
const declared = engine.defineState<Config>({ owner, facing, leader, map });

/** A leader with a piece in front of it and one to its left. */
const plan = engine.bodyPlan([
  [0, 0],
  [0, 1],
  [-1, 0],
]);
const formations = new engine.Formations<Config>({ plan, leader, pieces: map, owner, facing });

const types = [0, 0, 0, 0];
const config: Config = {
  types,
  backs: types,
  seats: 2,
  sides: [0, 1],
  catalogue: engine.catalogueOf([{ id: 'piece' }]),
  grid,
};

const at = (column: number, row: number): engine.Square => engine.squareAt(grid, column, row);

/** Piece 0 leads seat 0 at (3,3) and faces up; piece 1 is in front of it. */
function state() {
  const made = declared.blank(config);
  leader.set(made, 0, 1);
  map.put(made, 0, at(3, 3));
  map.put(made, 1, at(3, 4));
  return made;
}

test('own pieces on the squares round a leader are mounted, those of others are not', () => {
  const made = state();
  map.put(made, 2, at(2, 3));
  expect(formations.pieces(made, 0)).toEqual([0, 1, 2]);
  expect(formations.numberOfPiece(made, 2)).toBe(formations.numberOf(0, 2));
  owner.set(made, 2, 1);
  expect(formations.pieces(made, 0)).toEqual([0, 1]);
  expect(formations.at(made, 0, 2)).toBe(engine.NO_PIECE);
  expect(formations.numberOfPiece(made, 2)).toBe(-1);
});

test('a seat without a leader has no pieces', () => {
  const made = state();
  expect([formations.hasLeader(made, 0), formations.hasLeader(made, 1)]).toEqual([true, false]);
  expect(formations.pieces(made, 1)).toEqual([]);
  expect(formations.atNumber(made, formations.numberOf(1, 1))).toBe(engine.NO_PIECE);
});

test('all of it moves and turns together, and places turn with it', () => {
  const made = state();
  formations.move(made, 0, at(2, 2), 2);
  expect([map.squareOf(made, 0), map.squareOf(made, 1)]).toEqual([at(2, 2), at(3, 2)]);
  expect([facing.get(made, 0), facing.get(made, 1)]).toEqual(['E', 'E']);
  expect(formations.squareOf(made, 0, 2)).toBe(at(2, 3));
  expect(formations.at(made, 0, 1)).toBe(1);
});

test('there is room where all of it is on the board and nobody else is in the way', () => {
  const made = state();
  expect(formations.noRoom(made, 0, at(3, 5), 0)).toBe('offBoard');
  expect(formations.noRoom(made, 0, at(3, 5), 4)).toBeNull();
  map.put(made, 3, at(4, 4));
  owner.set(made, 3, 1);
  expect(formations.noRoom(made, 0, at(4, 3), 0)).toBe('occupied');
  expect(formations.noRoom(made, 0, at(3, 4), 4)).toBeNull();
});

test('it knows each of several set-ups by its own integers', () => {
  const [one, other] = [state(), declared.blank({ ...config, types: [0, 0], backs: [0, 0] })];
  leader.set(other, 1, 2);
  map.put(other, 1, at(1, 1));
  owner.set(other, 1, 1);
  expect(formations.pieces(one, 0)).toEqual([0, 1]);
  expect(formations.pieces(other, 1)).toEqual([1]);
  expect(formations.pieces(one, 0)).toEqual([0, 1]);
});

test('nothing of what is beside a piece stays when it leaves the board for good', () => {
  const made = state();
  facing.set(made, 1, 'W');
  map.take(made, 1);
  expect(facing.get(made, 1)).toBe('W');
  map.put(made, 1, at(1, 1));
  map.remove(made, 1);
  expect([facing.get(made, 1), map.squareOf(made, 1)]).toEqual(['N', engine.NOWHERE]);
});
