import { expect, test } from 'vitest';
import { makeStarter, type Setup } from '../../../engine/index.ts';

const setup = (players: number): Setup => ({ players, decks: [], options: {} });

test('a set-up is judged and prepared once, however many games begin', () => {
  const done: string[] = [];
  const { create } = makeStarter({
    refuse: () => (done.push('refuse'), []),
    prepare: ({ players }) => (done.push('prepare'), { players }),
    begin: ({ players }, seed) => ({ players, seed }),
  });
  const two = setup(2);
  expect([1, 2].map((seed) => create(two, seed))).toEqual([
    { players: 2, seed: 1 },
    { players: 2, seed: 2 },
  ]);
  expect(done).toEqual(['refuse', 'prepare']);
  create(setup(2), 1);
  expect(done).toEqual(['refuse', 'prepare', 'refuse', 'prepare']);
});

test('what is refused cannot be created', () => {
  const { refuseSetup, create } = makeStarter({
    refuse: ({ players }) =>
      players === 2 ? [] : [{ code: 'X_PLAYERS', clause: 'X-1', params: { players } }],
    prepare: () => null,
    begin: () => ({}),
  });
  expect(refuseSetup(setup(2))).toEqual([]);
  expect(refuseSetup(setup(3))).toMatchObject([{ code: 'X_PLAYERS' }]);
  expect(() => create(setup(3), 1)).toThrow(new RangeError('X_PLAYERS'));
});
