import { expect, test } from 'vitest';
import { boundedGrid, columnOf, drawBlocks, rowOf } from '../../../engine/index.ts';

const grid = boundedGrid(4, 4, { rowsFrom: 'top' });
const block = (column: number, row: number) => ({ column, row, columns: 2, rows: 2 });

test('blocks are framed, with their names on the upper edges', () => {
  const lines = drawBlocks({
    grid,
    blocks: [block(1, 1), block(3, 1), block(1, 3), block(3, 3)],
    width: 4,
    nameOf: (place) => ['sea', 'fen', '', 'hill'][place]!,
    cellOn: (square) => (rowOf(grid, square) === 2 ? '' : ` ${columnOf(grid, square)}.`),
  });
  expect(lines.join('\n')).toBe(
    [
      '  +--sea---+--fen---+',
      '1 | 1.  2. | 3.  4. |',
      '2 |        |        |',
      '  +--------+--hill--+',
      '3 | 1.  2. | 3.  4. |',
      '4 | 1.  2. | 3.  4. |',
      '  +--------+--------+',
      '   1   2    3   4',
    ].join('\n'),
  );
});

test('of no blocks nothing is drawn', () => {
  expect(drawBlocks({ grid, blocks: [], width: 3, nameOf: () => '', cellOn: () => '' })).toEqual(
    [],
  );
});
