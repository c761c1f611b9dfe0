/**
 * A board that folds: panels in columns and rows, hinged in one chain that runs through the rows to and fro.
 * Neighbours in the chain fold to and from each other in turn, so that every panel comes to lie on the one
 * before it and no hinge goes around another panel; what lies side by side elsewhere is slit.
 */
import { rectangle } from '../geometry.ts';
import type { Net, Panel } from '../net.ts';
import type { ShapeDefinition } from '../shape.ts';

/** Equal ones, or how wide each is beside the others. */
type Parting = number | readonly number[];

interface Board {
  readonly columns?: Parting;
  readonly rows?: Parting;
  /** What one page reaches under the next, in mm. */
  readonly tab?: number;
}

/** Of greyboard, in mm. */
const GREYBOARD = 2;

/** Wide enough to hold, in mm. */
const TAB = 10;

export const board: ShapeDefinition<Board> = {
  name: 'board',
  isBox: false,
  board: GREYBOARD,
  make: ({ columns = 2, rows = 1, tab = TAB }, { room: { width, height }, board }) => {
    const across = linesOf(columns, width);
    const down = linesOf(rows, height);
    const places = down.slice(1).flatMap((_, row) => {
      const inRow = across.slice(1).map((_, column) => ({ row, column }));
      return row % 2 === 0 ? inRow : inRow.toReversed();
    });
    const panels = places.map(({ row, column }, index): Panel => {
      const [x = 0, y = 0] = [across[column], down[row]];
      const [right = width, bottom = height] = [across[column + 1], down[row + 1]];
      const before = places[index - 1];
      return {
        name: nameOf({ row, column }),
        outline: rectangle(x, y, right - x, bottom - y),
        // The first two are folded like a book: the outsides of a folded board are backs.
        ...(before === undefined
          ? {}
          : { fold: { onto: nameOf(before), degrees: index % 2 === 1 ? -180 : 180 } }),
      };
    });
    const net: Net = { name: 'board', panels, slits: [], glue: [], whole: { tab, board } };
    return { nets: [net] };
  },
};

/** `r1c2`: from 1, as people count. */
function nameOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `r${row + 1}c${column + 1}`;
}

/** Where panels begin and end along a side, in mm. */
function linesOf(parting: Parting, length: number): readonly number[] {
  const shares = typeof parting === 'number' ? Array.from({ length: parting }, () => 1) : parting;
  const all = shares.reduce((sum, share) => sum + share, 0);
  let at = 0;
  return [0, ...shares.map((share) => ((at += share) / all) * length)];
}
