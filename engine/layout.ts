/**
 * Layouts: drawn tiles of squares, each with a sign that says what is printed there.
 *
 *     #..     the top line is the top of the tile as it is printed
 *     ...
 *     ..T     with signs: # obstacle, T treasure, . nothing
 */

/** A square of a layout: [column, row], each from 1; [1, 1] is printed top left. */
export type Cell = readonly [column: number, row: number];

/** A drawn tile: its size in squares, and for each sign the squares that bear it, in reading order. */
export type Layout<Sign extends string = string> = {
  readonly columns: number;
  readonly rows: number;
} & { readonly [S in Sign]: readonly Cell[] };

/** The number of columns or rows, or the least and the most of them. */
export type LayoutSize = number | readonly [least: number, most: number];

/** The size of a layout and what its characters mean; null for squares that bear nothing. */
export interface LayoutForm {
  readonly columns: LayoutSize;
  readonly rows: LayoutSize;
  readonly signs: Readonly<Record<string, string | null>>;
}

/** What is wrong with a drawn layout, and where: lines and columns from 0. */
export type LayoutFault =
  | {
      readonly fault: 'size';
      /** Null where the number of lines is wrong. */
      readonly line: number | null;
      /** Lines, or squares in the line. */
      readonly actual: number;
      /** Of a line that is not as long as the first: the length of that one. */
      readonly expected: LayoutSize;
    }
  | {
      readonly fault: 'unknown-sign';
      readonly line: number;
      readonly column: number;
      readonly character: string;
    };

/** Reads a drawn layout. When `faults` is not empty, no square bears anything. */
export function readLayout(
  text: string,
  { columns, rows, signs }: LayoutForm,
): { readonly layout: Layout; readonly faults: readonly LayoutFault[] } {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => Array.from(line));
  const faults = layoutFaults(lines, { columns, rows, signs });
  const [first = []] = lines;
  const bears = Object.fromEntries(
    Object.values(signs)
      .filter((sign) => sign !== null)
      .map((sign) => [sign, [] as Cell[]]),
  );
  for (const [y, line] of faults.length > 0 ? [] : lines.entries())
    for (const [x, character] of line.entries())
      bears[signs[character] ?? '']?.push([x + 1, y + 1]);
  return { layout: { columns: first.length, rows: lines.length, ...bears } as Layout, faults };
}

function layoutFaults(
  lines: readonly (readonly string[])[],
  { columns, rows, signs }: LayoutForm,
): LayoutFault[] {
  if (!isOfSize(lines.length, rows))
    return [{ fault: 'size', line: null, actual: lines.length, expected: rows }];
  const [first = []] = lines;
  const width = isOfSize(first.length, columns) ? first.length : columns;
  return lines.flatMap((characters, line): LayoutFault[] => {
    if (!isOfSize(characters.length, width))
      return [{ fault: 'size', line, actual: characters.length, expected: width }];
    const column = characters.findIndex((character) => !Object.hasOwn(signs, character));
    const character = characters[column];
    return character === undefined ? [] : [{ fault: 'unknown-sign', line, column, character }];
  });
}

function isOfSize(actual: number, size: LayoutSize): boolean {
  const [least, most] = typeof size === 'number' ? [size, size] : size;
  return actual >= least && actual <= most;
}

/**
 * A square layout turned by quarter turns to the right: what is printed at [column, row] comes to
 * [side + 1 - row, column]. A RangeError for a layout that is not square.
 */
export function turnedLayout<Sign extends string>(
  layout: Layout<Sign>,
  quarters: number,
): Layout<Sign> {
  const { columns: side, rows, ...signs } = layout;
  if (side !== rows) throw new RangeError('Only a square layout can be turned where it lies.');
  const turns = ((quarters % 4) + 4) % 4;
  const turned = Object.entries(signs).map(([sign, cells]) => [
    sign,
    (cells as readonly Cell[]).map((cell) => turnedCell(cell, side, turns)),
  ]);
  return { columns: side, rows, ...Object.fromEntries(turned) } as Layout<Sign>;
}

function turnedCell([column, row]: Cell, side: number, turns: number): Cell {
  return turns === 0 ? [column, row] : turnedCell([side + 1 - row, column], side, turns - 1);
}
