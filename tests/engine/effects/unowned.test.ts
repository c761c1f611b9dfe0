import { expect, test } from 'vitest';
import { clearPending, NOBODY, removeListener } from '../../../engine/index.ts';
import { Sparks, type Card } from './sparks.ts';

const blow: Card = {
  id: 'blow',
  seat: 0,
  effects: [{ on: 'play', do: [{ op: 'hurt', amount: 10 }] }],
};
const echo: Card = {
  id: 'echo',
  seat: 1,
  effects: [{ on: 'hurt', do: [{ op: 'note', word: 'echo' }] }],
};
const trap: Card = {
  id: 'trap',
  seat: NOBODY,
  effects: [{ on: 'hurt', do: [{ op: 'note', word: 'trap' }] }],
};
const fog: Card = {
  id: 'fog',
  seat: NOBODY,
  effects: [{ on: 'static', do: [{ op: 'boost', amount: 5 }] }],
};

test('a trap of nobody hears what happens to anybody', () => {
  const sparks = new Sparks([blow, echo, trap]);
  const state = sparks.newState();
  expect(sparks.play(state, 0)).toBe(true);
  expect(state.log).toEqual(['hurt 1 10', 'echo', 'trap']);
  expect(sparks.runner.isSound(state)).toBe(true);
});

test('it is gone when it is taken away', () => {
  const sparks = new Sparks([blow, trap]);
  const state = sparks.newState();
  removeListener(state.ints, sparks.layout, NOBODY, 1);
  sparks.play(state, 0);
  expect(state.log).toEqual(['hurt 1 10']);
});

test('a frame of nobody is sound, one of a stranger is not', () => {
  const sparks = new Sparks([
    blow,
    { ...trap, effects: [{ on: 'play', do: [{ op: 'note', word: 'x' }] }] },
  ]);
  const state = sparks.newState();
  sparks.runner.pending.beginEffect(state, 1, 1, NOBODY);
  expect(sparks.runner.isSound(state)).toBe(true);
  clearPending(state.ints, sparks.layout);
  sparks.runner.pending.beginEffect(state, 1, 1, -2);
  expect(sparks.runner.isSound(state)).toBe(false);
});

test('standing effects of nobody modify what is proposed', () => {
  const sparks = new Sparks([blow, fog]);
  const state = sparks.newState();
  sparks.play(state, 0);
  expect(state.log).toHaveLength(1);
  expect(state.log[0]).toMatch(/^hurt 1 1\d$/);
});
