import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  boundedGrid,
  bySeat,
  bySide,
  ofSeat,
  readId,
  readInteger,
  readName,
  readSeat,
  readSide,
  readSquare,
  refuseOtherKeys,
  squareAt,
} from '../../../engine/index.ts';

const grid = boundedGrid(3, 2);

test('values stand under the names of seats and sides', () => {
  expect(bySeat(3, (seat) => seat * 10)).toEqual({ P1: 0, P2: 10, P3: 20 });
  expect(bySide(2, (side) => side)).toEqual({ A: 0, B: 1 });
  expect(ofSeat({ life: { P2: 40 } }, 'life', 1)).toBe(40);
  expect(ofSeat({ life: 40 }, 'life', 1)).toBeUndefined();
});

test('what is written is read', () => {
  expect(readSeat('P3', 'turn', 3)).toBe(2);
  expect(readSide('B', 'side', 2)).toBe(1);
  expect(readName(['draw', 'main'], 'main', 'phase')).toBe(1);
  expect(readId(new Map([['orc', 7]]), 'orc', 'hand')).toBe(7);
  expect(readInteger(-2, 5, 'boost')).toBe(-2);
  expect(readInteger(undefined, 5, 'boost')).toBe(5);
  expect(readSquare(grid, '(3,2)', 'cell')).toBe(squareAt(grid, 3, 2));
});

describe('what cannot be read names its word', () => {
  test.each<[string, () => unknown]>([
    ['turn', () => readSeat('P4', 'turn', 3)],
    ['turn', () => readSeat(1, 'turn', 3)],
    ['side', () => readSide('C', 'side', 2)],
    ['phase', () => readName(['draw'], 'toString', 'phase')],
    ['hand', () => readId(new Map(), 'orc', 'hand')],
    ['ap', () => readInteger('3', 0, 'ap')],
    ['ap', () => readInteger(0.5, 0, 'ap')],
    ['ap', () => readInteger(-1, 0, 'ap', 0)],
    ['cell', () => readSquare(grid, '(4,2)', 'cell')],
    ['cell', () => readSquare(grid, '(1;2)', 'cell')],
    ['cell', () => readSquare(grid, null, 'cell')],
    ['sead', () => refuseOtherKeys({ sead: 1 }, new Set(['seed']))],
  ])('%s', (what, read) => {
    expect(read).toThrow(BadPosition);
    expect(read).toThrow(expect.objectContaining({ what }));
  });
});
