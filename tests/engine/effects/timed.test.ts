import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  NOBODY,
  TimedEffects,
  type GameEvent,
  type Timed,
} from '../../../engine/index.ts';

const words = ['power', 'speed'] as const;
const moments = ['turn', 'round'] as const;
const units = ['axe', 'bow', 'cap'];
const ROOM = 3;
const timed = new TimedEffects(2, ROOM, words, moments, (_, unit) => units[unit]!);
const begun = () => ({ ints: new Int32Array(2 + TimedEffects.size(ROOM)) });

type One = Timed<'power' | 'speed', 'turn' | 'round'>;
const one: One = {
  word: 'power',
  source: 0,
  about: 1,
  amount: 2,
  until: 'turn',
  of: NOBODY,
  times: 1,
};

function with3(...others: readonly Partial<One>[]) {
  const state = begun();
  for (const other of others) expect(timed.add(state, { ...one, ...other })).toBe(true);
  return state;
}

test('amounts of one word about one thing add up', () => {
  const state = with3({}, { amount: -5 }, { word: 'speed', amount: 9 });
  expect(timed.sum(state, 'power', 1)).toBe(-3);
  expect(timed.sum(state, 'speed', 1)).toBe(9);
  expect(timed.sum(state, 'power', 2)).toBe(0);
  expect(timed.add(state, one)).toBe(false);
});

const left = (state: ReturnType<typeof begun>) =>
  timed.inPosition(state).map(({ amount }) => amount);

describe('they end', () => {
  test('when the moment passes for which they wait', () => {
    const state = with3({ amount: 1 }, { amount: 2, until: 'round' }, { amount: 3, until: null });
    const events: GameEvent[] = [];
    timed.pass(state, 'turn', 0, (event) => events.push(event));
    expect(left(state)).toEqual([2, 3]);
    expect(events).toEqual([{ type: 'timedEnded', word: 'power', about: 'bow' }]);
    timed.pass(state, 'round', NOBODY, undefined);
    expect(left(state)).toEqual([3]);
  });

  test('of the seat whose moments count, after a number of them', () => {
    const state = with3({ of: 1, times: 2 });
    for (const [seat, count] of [
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 0],
    ] as const) {
      timed.pass(state, 'turn', seat, undefined);
      expect(timed.count(state)).toBe(count);
    }
  });

  test('of one of those that they are about, when the moment is its own', () => {
    const state = with3({ about: 0 }, { about: 1 }, { about: 1, times: 2 });
    timed.pass(state, 'turn', NOBODY, undefined, 1);
    expect(timed.inPosition(state)).toMatchObject([{ about: 'axe' }, { about: 'bow', times: 1 }]);
  });

  test('with their source, and with what they are about', () => {
    const state = with3({ amount: 1, source: 2 }, { amount: 2, about: 2 }, { amount: 3 });
    timed.endOf(state, 2, 'source', undefined);
    expect(left(state)).toEqual([2, 3]);
    timed.endOf(state, 2, 'about', undefined);
    expect(left(state)).toEqual([3]);
  });
});

const arbitrary = fc.record<One>({
  word: fc.constantFrom(...words),
  source: fc.nat(2),
  about: fc.nat(2),
  amount: fc.integer({ min: -9, max: 9 }),
  until: fc.constantFrom(...moments, null),
  of: fc.constantFrom(NOBODY, 0, 1),
  times: fc.integer({ min: 1, max: 3 }),
});
const unitNumber = (name: unknown): number => units.indexOf(String(name));

test('they are read as they are written, and nothing is left of those that end', () => {
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: ROOM }), fc.array(fc.nat(3)), (list, passes) => {
      const state = with3(...list);
      for (const pass of passes) timed.pass(state, moments[pass & 1]!, pass >> 1, undefined);
      const copy = begun();
      timed.read(copy, timed.inPosition(state), 'timed', 2, unitNumber);
      expect(copy.ints).toEqual(state.ints);
    }),
  );
});

test.each([{ does: 'haste' }, { until: 'dawn' }, { of: 'P3' }, { times: 0 }])(
  '%j cannot be read',
  (slip) => {
    const [written] = timed.inPosition(with3({}));
    const list = [{ ...written, ...slip }];
    expect(() => timed.read(begun(), list, 'timed', 2, unitNumber)).toThrow(BadPosition);
  },
);
