import { describe, expect, test } from 'vitest';
import {
  askedBySquare,
  BadPosition,
  boundedGrid,
  cardListKey,
  count,
  defineState,
  directionKey,
  exactKey,
  flag,
  PositionFormat,
  linkKey,
  markedKey,
  pieces,
  rowOf,
  squaresAround,
  squaresBySquare,
  zone,
  type BoardSetting,
  type Cards,
} from '../../../engine/index.ts';

const ids = ['ape', 'bee'];
const grid = boundedGrid(4, 3);
const configOf = ({ types, backs }: Cards): BoardSetting => ({
  types,
  backs,
  seats: 2,
  sides: [0, 1],
  catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
  grid,
});

const aim = count<BoardSetting>({ per: 'card' });
const pulls = count<BoardSetting>({ per: 'card' });
const hand = zone<BoardSetting>({ per: 'seat', sees: 'owner' });
const known = flag<BoardSetting>({ per: 'card', observed: false });
const board = pieces<BoardSetting>({ grid: (config) => config.grid });
const declaration = defineState<BoardSetting>({ hand, known, at: board, aim, pulls });
const positions = new PositionFormat<BoardSetting>(declaration, {
  own: {
    hand: exactKey(hand),
    known: markedKey(hand, known),
    aim: linkKey(board, aim),
    pulls: directionKey(board, pulls),
  },
  plain: (position) => ({
    ...position,
    hand: Object.fromEntries(
      Object.entries((position['hand'] ?? {}) as Record<string, { exactly: string[] }>).map(
        ([seat, { exactly }]) => [seat, exactly],
      ),
    ),
  }),
  comparisons: {
    row: askedBySquare((state, square) => rowOf(state.config.grid, square)),
    near: squaresBySquare((state, square) =>
      squaresAround(state.config.grid, square).map((other) => board.nameOf(state, other)),
    ),
  },
});
const read = (position: Readonly<Record<string, unknown>>) => positions.read(position, configOf);
const at = { '(1,1)': 'ape', '(2,1)': 'bee', '(3,3)': 'ape' };

describe('links between cards on a board', () => {
  test('are written from square to square, and read back', () => {
    const aims = ['(1,1)->(3,3)', '(2,1)->(1,1)'];
    const state = read({ at, aim: aims });
    expect(positions.position(state)['aim']).toEqual(aims);
    expect(aim.get(state, board.on(state, board.squareOf(state, 0)))).toBeGreaterThan(0);
  });

  test.each([['(1,1)->(4,3)'], ['(4,3)->(1,1)'], ['(1,1)'], ['(9,9)->(1,1)'], [7]])(
    '%j is refused',
    (link) => {
      expect(() => read({ at, aim: [link] })).toThrow(BadPosition);
    },
  );
});

describe('directions of cards on a board', () => {
  test('are written as the squares to which they lead, and read back', () => {
    const said = { '(2,1)': '(2,2) (3,2)', '(3,3)': '(2,3)' };
    const state = read({ at, pulls: said });
    expect(positions.position(state)['pulls']).toEqual(said);
    expect(positions.position(read({ at }))['pulls']).toEqual({});
  });

  test.each([{ '(4,3)': '(3,3)' }, { '(2,1)': '(4,3)' }, { '(2,1)': 'up' }, { owl: '(1,1)' }])(
    '%j is refused',
    (said) => {
      expect(() => read({ at, pulls: said })).toThrow(BadPosition);
    },
  );
});

describe('marked cards of a zone', () => {
  const held = { P1: { exactly: ['ape', 'ape', 'bee'] }, P2: { exactly: [] } };

  test('are written by holder, as often as they are marked', () => {
    const state = read({ hand: held, known: { P1: ['ape', 'bee'] } });
    expect(positions.position(state)).toMatchObject({
      hand: { P1: { exactly: ['2 x ape', 'bee'] }, P2: { exactly: [] } },
      known: { P1: ['ape', 'bee'], P2: [] },
    });
    expect(hand.cards(state, 0).filter((card) => known.is(state, card))).toHaveLength(2);
  });

  test.each([{ P1: ['3 x ape'] }, { P2: ['ape'] }, { P9: ['ape'] }, { P1: 'ape' }])(
    '%j is refused',
    (said) => {
      expect(() => read({ hand: held, known: said })).toThrow(BadPosition);
    },
  );
});

test('scenarios ask of squares by name, a value or a set', () => {
  const state = read({ at });
  const differences = (then: Readonly<Record<string, unknown>>) =>
    positions.differences(state, then, {});
  expect(differences({ row: { '(1,1)': 1, '(3,3)': 3 } })).toEqual([]);
  expect(differences({ near: { '(1,1)': '(1,2) (2,1) (2,2)', '(4,3)': 3 } })).toEqual([]);
  expect(differences({ row: { '(1,1)': 2 } })).toEqual([
    { what: 'row.(1,1)', expected: 2, actual: 1 },
  ]);
  expect(differences({ near: { '(1,1)': '(1,2)' } })).toHaveLength(1);
  expect(() => differences({ row: { '(9,9)': 1 } })).toThrow(BadPosition);
});

test('what cards have is listed in their order, where equal ones share a name', () => {
  const marks = count<BoardSetting>({ per: 'card' });
  const rows = zone<BoardSetting>({ per: 'seat', sees: 'all' });
  const format = new PositionFormat<BoardSetting>(defineState<BoardSetting>({ rows, marks }), {
    own: { marks: cardListKey([rows], marks) },
  });
  const game = { options: {}, players: [2] } as never;
  const said = { rows: { P1: ['2 x ape'], P2: ['bee'] }, marks: [2, 0, 7] };
  const state = format.fromPosition(game, said, (_, cards) => configOf(cards));
  expect(rows.cards(state, 0).map((card) => marks.get(state, card))).toEqual([2, 0]);
  expect(marks.get(state, rows.cards(state, 1)[0]!)).toBe(7);
  expect(format.rules().toPosition(state)).toMatchObject(said);
  const faulty = { ...said, marks: [2, 0, 'seven'] };
  expect(() => format.fromPosition(game, faulty, (_, cards) => configOf(cards))).toThrow(
    BadPosition,
  );
});
