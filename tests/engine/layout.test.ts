import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLayout, turnedLayout } from '../../engine/layout.ts';

const form = { columns: 3, rows: 3, signs: { '.': null, '#': 'wall', T: 'treasure' } } as const;
const drawn = (...lines: string[]) => readLayout(lines.join('\n'), form);

test('squares are counted from the top left, in reading order', () => {
  expect(drawn('#..', '..#', '.T.')).toEqual({
    layout: {
      columns: 3,
      rows: 3,
      wall: [
        [1, 1],
        [3, 2],
      ],
      treasure: [[2, 3]],
    },
    faults: [],
  });
});

test('the line break at the end of a block is no line; others are', () => {
  expect(drawn('...', '...', '...', '').faults).toEqual([]);
  expect(drawn('...', '...', '...', '', '').faults).toEqual([
    { fault: 'size', line: null, actual: 4, expected: 3 },
  ]);
});

test('a faulty layout bears nothing', () => {
  const { layout, faults } = drawn('#..', '.x.', '...');
  expect(layout).toEqual({ columns: 3, rows: 3, wall: [], treasure: [] });
  expect(faults).toEqual([{ fault: 'unknown-sign', line: 1, column: 1, character: 'x' }]);
});

test('a quarter turn to the right brings the top row to the right column', () => {
  const { layout } = drawn('#T.', '...', '...');
  expect(turnedLayout(layout, 1)).toMatchObject({ wall: [[3, 1]], treasure: [[3, 2]] });
  expect(turnedLayout(layout, 2)).toMatchObject({ wall: [[3, 3]], treasure: [[2, 3]] });
  expect(turnedLayout(layout, -1)).toEqual(turnedLayout(layout, 3));
});

test('turns add up, and four of them are none', () => {
  const lines = fc.array(fc.stringMatching(/^[.#T]{3}$/), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(lines, fc.nat(7), fc.nat(7), (rows, one, other) => {
      const { layout } = drawn(...rows);
      const both = turnedLayout(turnedLayout(layout, one), other);
      expect(both).toEqual(turnedLayout(layout, one + other));
      expect(turnedLayout(layout, 4)).toEqual(layout);
    }),
  );
});

test('a layout that is not square cannot be turned', () => {
  const flat = readLayout('..', { columns: 2, rows: 1, signs: { '.': null } }).layout;
  expect(() => turnedLayout(flat, 1)).toThrow(RangeError);
});

test('a layout may have any size between two, and its lines are equally long', () => {
  const free = { columns: [2, 4], rows: [1, 3], signs: { '.': null, '#': 'wall' } } as const;
  expect(readLayout('#.\n.#', free)).toEqual({
    layout: {
      columns: 2,
      rows: 2,
      wall: [
        [1, 1],
        [2, 2],
      ],
    },
    faults: [],
  });
  expect(readLayout('...\n..', free).faults).toEqual([
    { fault: 'size', line: 1, actual: 2, expected: 3 },
  ]);
  expect(readLayout('.....', free).faults).toEqual([
    { fault: 'size', line: 0, actual: 5, expected: [2, 4] },
  ]);
  expect(readLayout('..\n..\n..\n..', free).faults).toEqual([
    { fault: 'size', line: null, actual: 4, expected: [1, 3] },
  ]);
});
