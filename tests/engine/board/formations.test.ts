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

test('the square so many steps on is the first one off the board where that is on the way', () => {
  const made = state();
  expect(formations.along(made, 0, 2, 1)).toBe(at(4, 3));
  expect(formations.along(made, 0, 1, 2)).toBe(at(5, 5));
  expect(formations.along(made, 0, 2, 9)).toBe(at(6, 3));
});

test('pieces that change places stay where they are in the order of the board', () => {
  const made = state();
  map.exchange(made, 0, 1);
  expect([map.squareOf(made, 0), map.squareOf(made, 1)]).toEqual([at(3, 4), at(3, 3)]);
  expect([map.on(made, at(3, 4)), map.on(made, at(3, 3))]).toEqual([0, 1]);
  expect(map.cards(made)).toEqual([0, 1]);
  expect(declared.faults(made)).toEqual(['card 2 (piece) is nowhere', 'card 3 (piece) is nowhere']);
});

test('a formation is read below the name of its player, and said again', () => {
  const words = new engine.FormationWords<Config>({
    formations,
    plan,
    places: ['chief', 'ahead', 'aside'],
    pieces: map,
    facing,
    ofLeader: ['wounds'],
    beside: (_, type, said) => ` kind${type}${said.map((one) => ` ${String(one)}`).join('')}`,
    seen: (_, piece) => ({ number: piece }),
  });
  const said = {
    chief: 'piece',
    at: '(3,3)',
    facing: 'E',
    wounds: 2,
    ahead: ['piece', 'S', 'old'],
  };
  expect(words.words).toEqual(['at', 'facing', 'wounds', 'chief', 'ahead', 'aside']);
  expect(words.plain(config, 'P1', said)).toEqual({
    map: { '(3,3)': 'P1 piece E kind0 2', '(4,3)': 'P1 piece S kind0 old' },
  });
  expect(() => words.plain(config, 'P1', { ...said, ahead: ['nothing'] })).toThrow('P1.ahead');
  expect(words.of(state(), 0)).toEqual({
    chief: 'piece',
    at: '(3,3)',
    facing: 'N',
    number: 0,
    ahead: { card: 'piece', at: '(3,4)', facing: 'N', number: 1 },
    aside: null,
  });
});
