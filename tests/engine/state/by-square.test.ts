/** Zones and slots by square: positions name those in which something lies. */
import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  boundedGrid,
  defineState,
  oneOf,
  PositionFormat,
  perSquare,
  pile,
  slot,
  squareAt,
  type BoardSetting,
  type Card,
  type Cards,
  type DeclaredState,
} from '../../../engine/index.ts';

const grid = boundedGrid(3, 2);
const ids = ['ape', 'bee'];
const perCell = perSquare<BoardSetting>((config) => config.grid);
const loot = pile<BoardSetting>({ per: perCell, sees: 'all', from: 'bottom', room: () => 3 });
const buried = pile<BoardSetting>({ per: perCell, sees: 'nobody', room: () => 3 });
const guard = slot<BoardSetting>({ per: perCell, sees: 'all' });
const trap = slot<BoardSetting>({ per: perCell, sees: 'nobody' });
const soil = oneOf<BoardSetting, 'sand' | 'clay'>(['sand', 'clay'], { per: perCell });
const declaration = defineState<BoardSetting>({ loot, buried, guard, trap, soil });
const positions = new PositionFormat<BoardSetting>(declaration);
const configOf = ({ types, backs }: Cards): BoardSetting => ({
  types,
  backs,
  seats: 2,
  sides: [0, 1],
  catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
  grid,
});

const position = {
  loot: { '(1,1)': ['ape', 'bee'], '(3,2)': ['bee'] },
  buried: { '(2,2)': ['ape'] },
  guard: { '(2,1)': 'bee' },
  trap: { '(1,2)': 'ape' },
};
const state = positions.read(position, configOf);

test('what is written is what was read, and names no empty square', () => {
  expect(positions.position(state)).toEqual({ options: {}, ...position, soil: {} });
  const square = squareAt(grid, 1, 1);
  expect(loot.names(state, square)).toEqual(['ape', 'bee']);
  expect(guard.get(state, squareAt(grid, 2, 1))).toBeGreaterThanOrEqual(0);
  expect(declaration.faults(state)).toEqual([]);
});

test('squares of a word are counted', () => {
  const other = positions.read(position, configOf);
  soil.set(other, squareAt(grid, 1, 1), 'clay');
  soil.set(other, squareAt(grid, 3, 2), 'clay');
  expect([soil.countAt(other, 1), soil.countAt(state, 1)]).toEqual([2, 0]);
});

test('others see that something lies there, and not what', () => {
  expect(positions.observation(state, 'spectator')).toMatchObject({
    loot: position.loot,
    buried: { '(2,2)': 1 },
    guard: position.guard,
    trap: { '(1,2)': 1 },
  });
  expect(positions.observation(declaration.redeal(state, 0, 5), 0)).toEqual(
    positions.observation(state, 0),
  );
});

const differences = (then: object) =>
  positions.differences(state, then as Readonly<Record<string, unknown>>, {});

describe('a scenario', () => {
  test('finds all of it, by number too, and empty squares that it names', () => {
    expect(differences(position)).toEqual([]);
    expect(differences({ loot: { '(1,1)': 2, '(3,2)': 1, '(2,2)': [] } })).toEqual([]);
    expect(differences({ guard: { '(2,1)': 'bee', '(1,1)': null } })).toEqual([]);
  });

  test('is called for squares that it does not name, and of others than it names', () => {
    expect(differences({ loot: { '(1,1)': 2 } })).toHaveLength(1);
    expect(differences({ loot: { ...position.loot, '(2,2)': 1 } })).toHaveLength(1);
    expect(differences({ guard: {} })).toHaveLength(1);
    expect(differences({ guard: { '(2,1)': 'ape' } })).toHaveLength(1);
  });

  test.each([{ loot: { '(9,9)': 1 } }, { guard: { '(9,9)': 'bee' } }])(
    'that names a square off the board is refused (%j)',
    (then) => {
      expect(() => differences(then)).toThrow(BadPosition);
    },
  );
});

test.each([{ loot: { '(0,0)': ['ape'] } }, { guard: { owl: 'ape' } }])(
  'a position that does so is refused (%j)',
  (wrong) => {
    expect(() => positions.read(wrong, configOf)).toThrow(BadPosition);
  },
);

test('a zone above its limit is a fault, though a position may have it so', () => {
  const hand = pile<BoardSetting>({ sees: 'all', limit: () => 2 });
  const held = defineState<BoardSetting>({ hand });
  const words = new PositionFormat<BoardSetting>(held);
  const read = (cards: readonly string[]) => words.read({ hand: cards }, configOf);
  expect(held.faults(read(['ape', 'bee']))).toEqual([]);
  expect(held.faults(read(['ape', 'bee', 'bee']))).toEqual(['hand is above its limit']);
});

const holds = ({ config }: DeclaredState<BoardSetting>, card: Card): boolean =>
  config.types[card] === 0;

test('a card that may not lie in a zone is a fault', () => {
  const hand = pile<BoardSetting>({ sees: 'all', holds });
  const held = defineState<BoardSetting>({ hand });
  const words = new PositionFormat<BoardSetting>(held);
  const read = (cards: readonly string[]) => words.read({ hand: cards }, configOf);
  expect(held.faults(read(['ape', 'ape']))).toEqual([]);
  expect(held.faults(read(['ape', 'bee']))).toEqual(['card 0 does not belong in hand']);
});
