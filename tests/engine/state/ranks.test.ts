/** Places in an order, and what two sorts of holders have together, as parts of a declared state. */
import { expect, test } from 'vitest';
import {
  BadPosition,
  catalogueOf,
  crossed,
  joinedKeys,
  keysBelow,
  namedHolders,
  PositionFormat,
  StateParts,
  type Cards,
  type Setting,
} from '../../../engine/index.ts';

const boats = namedHolders<Setting>(() => ['ann', 'bea', 'cleo']);
const tides = namedHolders<Setting>(() => ['ebb', 'flood']);
const perTide = crossed(boats, tides);

const state = new StateParts();
const course = state.ranks('course', { per: boats });
const catch_ = state.count('catch', { per: perTide });
const positions = new PositionFormat<Setting>(state.declare());
const configOf = (cards: Cards): Setting => ({
  ...cards,
  seats: 2,
  sides: [0, 1],
  catalogue: catalogueOf([]),
});
const read = (words: object = {}) => positions.read({ ...words }, configOf);
const [ANN, BEA, CLEO] = [0, 1, 2];

test('who is added comes behind the last one, and nobody else has a place', () => {
  const race = read({ course: { cleo: 4 } });
  course.append(race, ANN);
  expect(course.inOrder(race)).toEqual([CLEO, ANN]);
  expect(course.has(race, BEA)).toBe(false);
  expect(positions.position(race)).toMatchObject({ course: { ann: 5, cleo: 4 } });
});

test('one takes the place of another', () => {
  const race = read({ course: { bea: 1, cleo: 2 } });
  course.replace(race, BEA, ANN);
  expect(course.inOrder(race)).toEqual([ANN, CLEO]);
  expect(course.has(race, BEA)).toBe(false);
});

test('what two have together is named by both', () => {
  const race = read({ catch: { 'bea flood': 7 } });
  const place = perTide.at(race.config, BEA, 1);
  expect(catch_.get(race, place)).toBe(7);
  expect(perTide.pairAt(race.config, place)).toEqual([BEA, 1]);
  expect(positions.position(race)).toMatchObject({ catch: { 'bea flood': 7 } });
  for (const name of ['bea', 'bea noon', 'dora ebb', ''])
    expect(() => read({ catch: { [name]: 1 } })).toThrow(BadPosition);
});

test('words below names are keys with these names', () => {
  const below = keysBelow({ ann: { course: 1, sail: 'red' }, bea: { course: 2 } }, ['course']);
  expect(below).toEqual({ course: { ann: 1, bea: 2 } });
  expect(joinedKeys({ course: { cleo: 3 }, round: 2 }, below)).toEqual({
    course: { ann: 1, bea: 2, cleo: 3 },
    round: 2,
  });
});
