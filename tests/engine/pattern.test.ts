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

  test('nothing covered, told only when all else is right', () => {
    expect(faultsOf('.@.')).toEqual([{ fault: 'empty' }]);
    expect(faultsOf('...')).toEqual([{ fault: 'no-origin' }]);
  });
});
