/**
 * Boards that are laid of blocks, each in a frame with its name:
 *
 *       +--3 forest-----+--4 sea--------+
 *     1 | .    #    .   | .    .    .   |
 *     2 | A4^  .    .   |      b1vp .   |
 *       +--2 -----------+---------------+
 *          1    2    3     4    5    6
 */
import type { Block } from '../board/ground.ts';
import { squareAt, type Grid, type Square } from '../grid.ts';
import { range } from './board-drawing.ts';

export interface BlockDrawing {
  readonly grid: Grid;
  /** All of one extent, in rows from the top, each from left to right. */
  readonly blocks: readonly Block[];
  /** Characters of a square. */
  readonly width: number;
  /** What is on the upper edge of a block, by its place in the list. */
  readonly nameOf: (block: number) => string;
  readonly cellOn: (square: Square) => string;
}

/** Lines of text. */
export function drawBlocks({ grid, blocks, width, nameOf, cellOn }: BlockDrawing): string[] {
  const [first] = blocks;
  if (first === undefined) return [];
  const { columns: side, rows: high } = first;
  const numbers = range(...grid.columns);
  const edge = (names: readonly string[]): string =>
    `  ${names.map((name) => `+${name === '' ? '' : `--${name}`}`.padEnd(width * side + 1, '-')).join('')}+`;
  const inBlocks = (cells: readonly string[], border: string): string =>
    cells.map((cell, i) => (i % side === 0 ? border : '') + cell.padEnd(width)).join('');
  const line = (row: number): string =>
    `${row} ${inBlocks(
      numbers.map((column) => cellOn(squareAt(grid, column, row))),
      '|',
    )}|`;
  const across = numbers.length / side;
  const bands = range(0, blocks.length / across - 1).flatMap((band) => {
    const places = range(band * across, (band + 1) * across - 1);
    const { row } = blocks[places[0]!]!;
    return [edge(places.map(nameOf)), ...range(row, row + high - 1).map(line)];
  });
  const below = edge(range(1, across).map(() => ''));
  return [...bands, below, `  ${inBlocks(numbers.map(String), ' ')}`.trimEnd()];
}
