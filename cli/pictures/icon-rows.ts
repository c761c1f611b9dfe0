/** Icons in rows, each above its name. */
import { drawIconRow } from '../../print/index.ts';
import type { Terminal } from '../terminal.ts';
import type { PictureScreen } from './index.ts';

/** Of a picture, in lines of text. */
const ROWS = 4;
const GAP = 2;

/** A name is never cut, since it is there to be copied. */
export async function showIcons(
  ids: readonly string[],
  screen: PictureScreen,
  terminal: Terminal,
): Promise<void> {
  const { columns, cell } = screen;
  const height = ROWS * cell.height;
  const widest = Math.max(...ids.map((id) => id.length), Math.ceil(height / cell.width)) + GAP;
  // A picture that ends in the last column would move the cursor on.
  const step = Math.min(widest, columns - 1);
  const perRow = Math.floor((columns - 1) / step);
  for (let first = 0; first < ids.length; first += perRow) {
    const row = ids.slice(first, first + perRow);
    const pixels = await drawIconRow(row, { step: step * cell.width, height });
    await screen.show({ ...pixels, columns: step * row.length, rows: ROWS });
    terminal.print(
      row
        .map((id) => id.padEnd(step))
        .join('')
        .trimEnd(),
    );
  }
}
