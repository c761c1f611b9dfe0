import { expect, test } from 'vitest';
import { drawTileRow, drawTiles, type Tile } from '../../../engine/index.ts';

const unit: Tile = ['4 5 4', ' R:3 '];
const empty: Tile = ['     ', '  .  '];

test('squares are ruled off; rows and columns are named, also below zero', () => {
  const drawing = drawTiles([-1, 1], [9, 10], (column, row) =>
    column === 0 && row === 10 ? unit : empty,
  );
  expect(`\n${drawing}`).toBe(`
   +-----+-----+-----+
   |     |4 5 4|     |
10 |  .  | R:3 |  .  |
   +-----+-----+-----+
   |     |     |     |
 9 |  .  |  .  |  .  |
   +-----+-----+-----+
     -1     0     1`);
});

test('tiles in a row stand without a board', () => {
  expect(`\n${drawTileRow([unit, empty])}`).toBe(`
 +-----+-----+
 |4 5 4|     |
 | R:3 |  .  |
 +-----+-----+`);
});
