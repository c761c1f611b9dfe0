import { expect, test } from 'vitest';
import { makeByWord } from '../../../engine/effects/data.ts';
import { makeTable } from '../../../engine/effects/table.ts';
import { Sparks, type Effect } from './sparks.ts';

test.each([
  ['an operation', 'sing', { on: 'play', do: [{ op: 'sing' }] }],
  ['an inherited name', 'toString', { on: 'play', do: [{ op: 'toString' }] }],
  ['a condition', 'sunny', { on: 'play', if: [{ is: 'sunny' }], do: [] }],
  ['a choice', 'wine', { on: 'play', choose: { pick: 'wine' }, do: [] }],
  ['a limit', 'daily', { on: 'play', limit: 'daily', do: [] }],
  ['a trigger', 'dawn', { on: 'dawn', do: [] }],
])('%s that has no meaning is refused, with its place', (_, word, effect) => {
  const effects = [effect as unknown as Effect];
  const compile = (): Sparks => new Sparks([{ id: 'one', seat: 0, effects }]);
  expect(compile).toThrow(expect.objectContaining({ word, path: 'one/effects/0' }));
});

test('a word is made by its own maker, with its data and its place', () => {
  const made = makeByWord({ a: (data: object, place: unknown) => [data, place] }, 'a', { x: 1 }, 2);
  expect(made).toEqual([{ x: 1 }, 2]);
});

test('events are the bits of a word', () => {
  const events = Array.from({ length: 32 }, (_, i) => `e${i}`);
  expect(() => makeTable(events, [], [])).toThrow(RangeError);
  expect(makeTable(events.slice(1), ['one'], []).masks).toEqual(new Int32Array(1));
});
