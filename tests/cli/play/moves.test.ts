import { expect, test } from 'vitest';
import { inListOrder, listMoves } from '../../../cli/play/moves.ts';

const moves = [
  'place orc (1,1)',
  'place imp (1,1)',
  'place orc (2,1)',
  'resolve',
  'shoot (1,1)->(2,2)',
];

test('moves that begin alike stand together, and are numbered as they stand', () => {
  expect(inListOrder(moves)).toEqual([
    'place orc (1,1)',
    'place orc (2,1)',
    'place imp (1,1)',
    'resolve',
    'shoot (1,1)->(2,2)',
  ]);
  expect(`\n${listMoves(moves)}`).toBe(`
  place orc  1 (1,1)  2 (2,1)
  place imp  3 (1,1)
  resolve    4
  shoot      5 (1,1)->(2,2)`);
});

test('long groups are wrapped', () => {
  const squares = Array.from({ length: 12 }, (_, column) => `place orc (${column + 1},1)`);
  const lines = listMoves(squares, 40).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('  place orc  1 (1,1)  2 (2,1)  3 (3,1)');
  expect(lines[4]).toBe('             12 (12,1)');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
});

test('a move that is longer than a line stands alone', () => {
  expect(listMoves(['place orc (1,1)', 'place orc (2,1)'], 10).split('\n')).toHaveLength(2);
});

test('no moves, no lines', () => {
  expect(listMoves([])).toBe('');
});
