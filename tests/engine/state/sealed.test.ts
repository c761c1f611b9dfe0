import { expect, test } from 'vitest';
import {
  BadPosition,
  defineState,
  PositionFormat,
  readInteger,
  sealed,
  type Setting,
} from '../../../engine/index.ts';

const bids = sealed<Setting>({
  seats: 4,
  room: 2,
  write: (item) => `gold ${item}`,
  read: (item, what) => readInteger(Number(String(item).replace('gold ', '')), 0, what, 0),
  imagine: (_, __, chance) => [chance[0]! & 7],
});
const declaration = defineState<Setting>({ bids });
const positions = new PositionFormat<Setting>(declaration);
const config: Setting = {
  types: [],
  backs: [],
  seats: 3,
  sides: [0, 1, 2],
  catalogue: { ids: [], indexOf: new Map() },
};

test('everybody is waited for, then all are opened at once', () => {
  const state = declaration.blank(config);
  expect(bids.next(state)).toBe(0);
  expect(bids.next(state, (seat) => seat > 1)).toBe(2);
  bids.submit(state, 0, [5]);
  bids.submit(state, 2, [1, 2]);
  expect([bids.next(state), bids.isIn(state, 2), bids.of(state, 1)]).toEqual([1, true, null]);
  bids.submit(state, 1, []);
  expect(bids.next(state)).toBeNull();
  expect(bids.open(state)).toEqual([[5], [], [1, 2]]);
  expect(bids.next(state)).toBe(0);
});

test('a viewer sees the own submission, and that others are in', () => {
  const state = declaration.blank(config);
  bids.submit(state, 0, [5]);
  bids.submit(state, 2, [1]);
  expect(positions.position(state)['bids']).toEqual({ P1: ['gold 5'], P3: ['gold 1'] });
  expect(positions.observation(state, 0)['bids']).toEqual({ P1: ['gold 5'], P3: 'sealed' });
  expect(positions.observation(state, 'spectator')['bids']).toEqual({ P1: 'sealed', P3: 'sealed' });
});

test('others are imagined again, and nothing else', () => {
  const state = declaration.blank(config);
  bids.submit(state, 0, [50]);
  bids.submit(state, 2, [60, 70]);
  const dealt = declaration.redeal(state, 0, 3);
  expect(bids.of(dealt, 0)).toEqual([50]);
  expect(bids.of(dealt, 1)).toBeNull();
  expect(bids.of(dealt, 2)![0]).toBeLessThan(8);
  expect(positions.observation(dealt, 0)).toEqual(positions.observation(state, 0));
});

test('positions are read back, and refused where they cannot be', () => {
  const read = (said: unknown) => positions.read({ bids: said }, () => config);
  const state = read({ P2: ['gold 4', 'gold 2'] });
  expect(positions.position(state)['bids']).toEqual({ P2: ['gold 4', 'gold 2'] });
  expect(positions.differences(state, { bids: { P2: ['gold 4', 'gold 2'] } }, {})).toEqual([]);
  expect(positions.differences(state, { bids: {} }, {})).toHaveLength(1);
  expect(() => read({ P9: ['gold 4'] })).toThrow(BadPosition);
  expect(() => read({ P2: ['gold 1', 'gold 1', 'gold 1'] })).toThrow(BadPosition);
  expect(() => read({ P2: ['lead'] })).toThrow(BadPosition);
  expect(declaration.faults(read({ P4: ['gold 1'] }))).toEqual(['bids holds a submission of P4']);
});
