/**
 * Boards drawn large: several lines of text for every square, between ruled lines.
 *
 *       +-------+-------+
 *       |4  5  4|       |
 *     3 |  R:3  |   .   |
 *       |       |       |
 *       +-------+-------+
 *           1       2
 */

import { range } from './board-drawing.ts';

/** Lines of text of equal length. */
export type Tile = readonly string[];

/**
 * Draws the squares of these columns, from left to right, and these rows, from the lowest line to
 * the highest. All tiles have the same size.
 */
export function drawTiles(
  columns: readonly [first: number, last: number],
  rows: readonly [lowest: number, highest: number],
  tileOn: (column: number, row: number) => Tile,
): string {
  const columnNumbers = range(...columns);
  const rowNumbers = range(...rows).toReversed();
  const margin = Math.max(...rowNumbers.map((row) => String(row).length));
  const lines = rowNumbers.flatMap((row) =>
    tileRow(
      columnNumbers.map((column) => tileOn(column, row)),
      String(row).padStart(margin),
    ),
  );
  const width = tileOn(columns[0], rows[0])[0]?.length ?? 0;
  const names = columnNumbers.map((column) => centred(String(column), width));
  return [...lines, lines[0] ?? '', `${' '.repeat(margin + 2)}${names.join(' ')}`.trimEnd()].join(
    '\n',
  );
}

/** Tiles side by side, with a ruled line above them and `label` before the middle one. */
function tileRow(tiles: readonly Tile[], label: string): string[] {
  const [first = []] = tiles;
  const gap = ' '.repeat(label.length);
  const rule = `${gap} +${tiles.map((tile) => `${'-'.repeat(tile[0]?.length ?? 0)}+`).join('')}`;
  const middle = Math.floor(first.length / 2);
  return [
    rule,
    ...first.map((_, line) => {
      const parts = tiles.map((tile) => `${tile[line] ?? ''}|`);
      return `${line === middle ? label : gap} |${parts.join('')}`;
    }),
  ];
}

/** Tiles in a row without a board. */
export function drawTileRow(tiles: readonly Tile[]): string {
  const lines = tileRow(tiles, '');
  return [...lines, lines[0] ?? ''].join('\n');
}

function centred(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}
