/** Which effects were used, as a part of a declared state. */
import { expect, test } from 'vitest';
import {
  BadPosition,
  catalogueOf,
  defineState,
  PositionFormat,
  uses,
  zone,
  type Cards,
  type Setting,
} from '../../../engine/index.ts';

const row = zone<Setting>({ per: 'seat', sees: 'owner' });
/** A lamp has three effects with such a limit, a wick none. */
const lit = uses<Setting>({ effects: (_, type) => (type === 0 ? 3 : 0), until: 'dawn' });
const burnt = uses<Setting>({ effects: () => 1, observed: false });
const declaration = defineState<Setting>({ row, lit, burnt });
const positions = new PositionFormat<Setting>(declaration);
const catalogue = catalogueOf([{ id: 'lamp' }, { id: 'wick' }]);
const configOf = (cards: Cards): Setting => ({ ...cards, seats: 2, sides: [0, 1], catalogue });
const read = (words: object = {}) =>
  positions.read({ row: { P1: ['lamp', 'wick'], P2: ['lamp'] }, ...words }, configOf);

const LAMP = 0;
const OTHER = 2;

test('each effect of each card is noted by itself', () => {
  const state = read();
  lit.limit.use(state, 1, 0, LAMP);
  lit.limit.use(state, 0, 1, OTHER);
  const isUsed = (card: number) =>
    [0, 1, 2].map((entry) => lit.limit.isUsed(state, entry, 0, card));
  expect(isUsed(LAMP)).toEqual([false, true, false]);
  expect(isUsed(OTHER)).toEqual([true, false, false]);
  expect(burnt.limit.isUsed(state, 0, 0, LAMP)).toBe(false);
  expect(lit.of(state, LAMP)).toEqual([2]);
});

test('it is written by where the cards lie, and read again', () => {
  const words = { lit: { 'P1 row 1': [1, 3], 'P2 row 1': [2] }, burnt: { 'P1 row 2': [1] } };
  expect(positions.position(read(words))).toMatchObject(words);
  expect(positions.position(read())).toMatchObject({ lit: {}, burnt: {} });
  const seen = positions.observation(read(words), 1);
  expect(seen).toMatchObject({ lit: words.lit });
  expect(seen).not.toHaveProperty('burnt');
});

test('at its moment it is forgotten, and what lasts longer is not', () => {
  const state = read({ lit: { 'P1 row 1': [1] }, burnt: { 'P1 row 1': [1] } });
  declaration.until('dawn')(state);
  expect(positions.position(state)).toMatchObject({ lit: {}, burnt: { 'P1 row 1': [1] } });
});

test('a scenario expects exactly what was used', () => {
  const state = read({ lit: { 'P1 row 1': [1, 2] } });
  const differs = (lit: unknown) => positions.differences(state, { lit }, {}).length > 0;
  expect(differs({ 'P1 row 1': [1, 2] })).toBe(false);
  for (const lit of [{}, { 'P1 row 1': [1] }, { 'P1 row 1': [1, 2], 'P2 row 1': [1] }]) {
    expect(differs(lit)).toBe(true);
  }
});

test.each([
  { 'P1 row 1': [0] },
  { 'P1 row 1': [4] },
  { 'P1 row 1': 1 },
  { 'P1 row 2': [1] },
  { 'P1 row 3': [1] },
  { none: [1] },
  [],
])('what cannot have been used is refused: %j', (words) => {
  expect(() => read({ lit: words })).toThrow(BadPosition);
});
