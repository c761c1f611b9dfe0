import { expect, test } from 'vitest';
import { makeByWord } from '../../../engine/effects/data.ts';
import { makeTable } from '../../../engine/effects/table.ts';
import { Sparks, type Effect } from './sparks.ts';

test.each([
  ['an operation', { on: 'play', do: [{ op: 'sing' }] }],
  ['an inherited name', { on: 'play', do: [{ op: 'toString' }] }],
  ['a condition', { on: 'play', if: [{ is: 'sunny' }], do: [] }],
  ['a choice', { on: 'play', choose: { pick: 'wine' }, do: [] }],
  ['a limit', { on: 'play', limit: 'daily', do: [] }],
  ['a trigger', { on: 'dawn', do: [] }],
])('%s that has no meaning is refused', (_, effect) => {
  const effects = [effect as unknown as Effect];
  expect(() => new Sparks([{ id: 'one', seat: 0, effects }])).toThrow(RangeError);
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
