import { expect, test } from 'vitest';
import { Sparks, type Effect } from './sparks.ts';

const effect: Effect = {
  on: 'play',
  cost: { points: 3 },
  choose: { pick: 'numbers', from: [7, 8], least: 1, most: 1 },
  do: [{ op: 'notePicks' }],
};
const oneCard = (effects: readonly Effect[]) => [{ id: 'one', seat: 0, effects }];

test('costs are paid before anything is chosen', () => {
  const sparks = new Sparks(oneCard([effect]));
  const state = sparks.newState();
  expect(sparks.play(state, 0)).toBe(false);
  expect(state.log).toEqual(['pay 3', 'ask 0 numbers 7,8 1-1']);
});

test('or once everything is, if the game says so; its operations find what was picked', () => {
  const sparks = new Sparks(oneCard([effect]), {}, 'afterChoices');
  const state = sparks.newState();
  expect(sparks.play(state, 0)).toBe(false);
  expect(state.log).toEqual(['ask 0 numbers 7,8 1-1']);
  expect(sparks.answer(state, 8)).toBe(true);
  expect(state.log.slice(1)).toEqual(['pay 3', 'picks 8']);
});

function playChoosing(choose: NonNullable<Effect['choose']>) {
  const sparks = new Sparks(oneCard([{ on: 'play', choose, do: [{ op: 'notePicks' }] }]));
  const state = sparks.newState();
  return [sparks.play(state, 0), state.log];
}

test('where all must be picked nobody is asked, but for choices that are always asked', () => {
  const only = { pick: 'numbers', from: [7], least: 1, most: 1 } as const;
  expect(playChoosing(only)).toEqual([true, ['picks 7']]);
  expect(playChoosing({ ...only, always: true })).toEqual([false, ['ask 0 numbers 7 1-1']]);
  expect(playChoosing({ ...only, from: [], always: true })).toEqual([true, ['picks ']]);
});
