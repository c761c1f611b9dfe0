/** The order in which seats have their turns. */
import { expect, test } from 'vitest';
import * as engine from '../../../engine/index.ts';

const order = engine.seatOrder<engine.Setting>();
const declared = engine.defineState<engine.Setting>({ order });

const config: engine.Setting = {
  types: [],
  backs: [],
  seats: 4,
  sides: [0, 1, 2, 3],
  catalogue: engine.catalogueOf([]),
};

function ordered(seats: readonly engine.Seat[]) {
  const state = declared.blank(config);
  order.set(state, seats);
  return state;
}

test('whoever is not named has no turn, also when it is set again', () => {
  const state = ordered([3, 0, 2]);
  expect(order.get(state)).toEqual([3, 0, 2]);
  order.set(state, [1]);
  expect(order.get(state)).toEqual([1]);
});

test('who comes behind a seat, to the end of the order and beyond it', () => {
  const state = ordered([3, 0, 2]);
  expect(order.after(state, 3)).toEqual([0, 2]);
  expect(order.after(state, 2)).toEqual([]);
  expect(order.others(state, 0)).toEqual([2, 3]);
  expect(order.others(state, 1)).toEqual([3, 0, 2]);
});

test('positions write it, read it, and compare it', () => {
  const state = ordered([3, 0, 2]);
  expect(order.write(state)).toEqual(['P4', 'P1', 'P3']);
  const read = declared.blank(config);
  order.read(read, { order: ['P4', 'P1', 'P3'] });
  expect(order.get(read)).toEqual([3, 0, 2]);
  expect(order.compare(read, ['P4', 'P1', 'P3'], 'order')).toEqual([]);
  expect(order.compare(read, ['P1', 'P4', 'P3'], 'order')).not.toEqual([]);
  expect(() => order.read(read, { order: ['P5'] })).toThrow(engine.BadPosition);
  expect(() => order.read(read, { order: ['P1', 'P1'] })).toThrow(engine.BadPosition);
});
