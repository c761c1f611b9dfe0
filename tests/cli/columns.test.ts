import { expect, test } from 'vitest';
import { columnsKept } from '../../cli/columns.ts';

function wide(cell: string): string {
  return cell.replace('reed', '葦原の向こう側');
}

test('cells stay in their columns, and apart where one is too long', () => {
  expect(columnsKept('1 reed   2\n  a      b', wide)).toBe('1 葦原の向こう側  2\n  a      b');
  expect(columnsKept('1 reed              2', wide)).toBe('1 葦原の向こう側    2');
});

function said(cell: string): string {
  return cell.replace('forest', '森').replace('reed', '葦');
}

test('names in the edges of blocks are said, and the edges are as long as before', () => {
  const drawing = '  +--3 forest-----+--4 reed-------+\n1 | .    .    .   |';
  expect(columnsKept(drawing, said)).toBe(
    '  +--3 森---------+--4 葦---------+\n1 | .    .    .   |',
  );
  // Nothing is called so: an edge without names is as it was.
  expect(columnsKept('  +------+------+', said)).toBe('  +------+------+');
});
