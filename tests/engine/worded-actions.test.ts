/** Actions of a verb and words: one number and one text each. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedGrid,
  catalogueOf,
  isOnBoard,
  numberWord,
  optionalWord,
  placesInRow,
  rowOfWords,
  squareAt,
  squareWord,
  typeWord,
  wordAmong,
  WordedActions,
  wordOfKinds,
  wordRow,
  type DeclaredState,
  type Setting,
  type Grid,
} from '../../engine/index.ts';

type Config = Setting & { readonly grid: Grid };

const sides = ['front', 'back'];
const ways = ['N', 'E', 'S', 'W'];
const actions = new WordedActions<Config, 'pass' | 'mount' | 'move' | 'shoot' | 'leap' | 'run'>({
  pass: [],
  mount: [typeWord, wordAmong(sides), wordAmong(ways)],
  move: [wordAmong(sides), optionalWord(wordAmong(ways))],
  shoot: [squareWord],
  leap: [wordAmong(ways), numberWord(10)],
  run: [rowOfWords(ways, 3)],
});

const grid = boundedGrid(5, 4, { rowsFrom: 'top', margin: 1 });
const config: Config = {
  types: [],
  backs: [],
  seats: 2,
  sides: [0, 1],
  grid,
  catalogue: catalogueOf([{ id: 'axe' }, { id: 'long-bow' }]),
};
const state: DeclaredState<Config> = { config, ints: new Int32Array(0), at: [] };
const { notation, verbs } = actions;

test.each([
  'pass',
  'mount long-bow back W',
  'move front',
  'move back E',
  'shoot (5,4)',
  'shoot (0,4)',
  'leap N 3',
  'run []',
  'run [N, E, N]',
])('%s is read as it is written', (text) => {
  const action = notation.parse(state, text);
  expect(action).not.toBeNull();
  expect(notation.format(state, action!)).toBe(text);
});

test.each([
  'past',
  'pass on',
  'mount spear back W',
  'mount axe back',
  'mount axe left W',
  'move',
  'move front up',
  'shoot 5,4',
  'leap N 10',
  'leap N -1',
  'run N',
  'run [N, E, S, W]',
  'run [up]',
])('%s is no action', (text) => {
  expect(notation.parse(state, text)).toBeNull();
});

test('the words of an action are found again in its number', () => {
  fc.assert(
    fc.property(fc.nat(1), fc.nat(1), fc.nat(3), (type, side, way) => {
      const action = actions.code(verbs.mount, type, side, way);
      expect(actions.verbOf(action)).toBe('mount');
      expect([actions.first(action), actions.second(action), actions.third(action)]).toEqual([
        type,
        side,
        way,
      ]);
    }),
  );
});

test('rows of words are taken apart in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(7), { maxLength: 4 }), (places) => {
      expect(placesInRow(wordRow(places, 8), 9)).toEqual(places);
    }),
  );
});

test('more than a number can hold is refused', () => {
  const many = rowOfWords(ways, 9);
  expect(() => new WordedActions({ walk: [many, many, many] })).toThrow(RangeError);
});

test('a margin is on the board, round the squares that are counted', () => {
  expect(isOnBoard(grid, squareAt(grid, 0, 0))).toBe(true);
  expect(isOnBoard(grid, squareAt(grid, 6, 5))).toBe(true);
  expect(isOnBoard(grid, squareAt(grid, 7, 5))).toBe(false);
});

test('a word of several kinds is one of each, or nothing', () => {
  const { word, valueOf, inValue } = wordOfKinds({
    side: wordAmong(sides),
    way: wordAmong(ways),
  });
  const config = {} as Setting;
  expect(word.valueOf(config, '')).toBe(0);
  expect(word.valueOf(config, 'back')).toBe(valueOf('side', 1));
  expect(word.valueOf(config, 'W')).toBe(valueOf('way', 3));
  expect(word.nameOf(config, valueOf('way', 2))).toBe('S');
  expect(inValue('way', valueOf('way', 2))).toBe(2);
  expect([inValue('side', valueOf('way', 2)), inValue('way', valueOf('side', 1))]).toEqual([
    -1, -1,
  ]);
  expect(inValue('side', 0)).toBe(-1);
});
