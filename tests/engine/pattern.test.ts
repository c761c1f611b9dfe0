import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../engine/pattern.ts';

function faultsOf(...lines: string[]): unknown[] {
  return [...readDrawing(lines.join('\n')).faults];
}

test('squares count from the origin, to the right and forward', () => {
  expect(readDrawing('#.#\n.@.\n..#\n')).toEqual({
    offsets: [
      [-1, 1],
      [1, 1],
      [1, -1],
    ],
    faults: [],
  });
});

describe('faults', () => {
  test('no origin', () => {
    expect(faultsOf('.#.')).toEqual([{ fault: 'no-origin' }]);
  });

  test('each origin after the first, with its square', () => {
    expect(faultsOf('@#@', '..@')).toEqual([
      { fault: 'two-origins', line: 0, column: 2 },
      { fault: 'two-origins', line: 1, column: 2 },
    ]);
  });

  test('the lines that are not as wide as most', () => {
    expect(faultsOf('.#', '###', '.@.', '####')).toEqual([
      { fault: 'ragged', line: 0, width: 2, expected: 3 },
      { fault: 'ragged', line: 3, width: 4, expected: 3 },
    ]);
  });

  test('characters without a meaning, one of two code units counted once', () => {
    expect(faultsOf('😀x#', '.@.')).toEqual([
      { fault: 'unknown-character', line: 0, column: 0, character: '😀' },
      { fault: 'unknown-character', line: 0, column: 2, character: 'x' },
    ]);
  });

  test('nothing covered, reported only when all else is right', () => {
    expect(faultsOf('.@.')).toEqual([{ fault: 'empty' }]);
    expect(faultsOf('...')).toEqual([{ fault: 'no-origin' }]);
  });
});

test('what is said to be sound has one origin, equal lines, something covered and nothing else', () => {
  const drawings = fc.array(
    fc.constantFrom('@', '#', '.', '.', '#', '\n', '\n', '\r\n', 'x', '😀'),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(drawings, (characters) => {
      const text = characters.join('');
      const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
      const squares = Array.from(lines.join(''));
      const isSound =
        squares.filter((square) => square === '@').length === 1 &&
        squares.includes('#') &&
        squares.every((square) => '@#.'.includes(square)) &&
        new Set(lines.map((line) => line.length)).size === 1;
      const { offsets, faults } = readDrawing(text);
      expect(faults.length === 0).toBe(isSound);
      expect(offsets).toHaveLength(isSound ? squares.filter((one) => one === '#').length : 0);
    }),
    { numRuns: 2000 },
  );
});
