/** Letters at the edges of pages that meet: one for each seam, the same on both sides of it. */
import type { BoardPart, Edges } from './board-parts.ts';
import type { Box, Letter } from './page.ts';

export interface Lettered extends BoardPart {
  /** At which of its edges, in the middle. */
  readonly letters: readonly { readonly text: string; readonly edge: keyof Edges }[];
  /** Those at its right and below it, where they are on the board. */
  readonly onBoard: readonly Letter[];
}

export function lettersOf(parts: readonly BoardPart[], first = 'A'): Lettered[] {
  const seams = parts.flatMap((part, index) =>
    (['right', 'bottom'] as const).flatMap((edge) => {
      const [row, column] =
        edge === 'right' ? [part.row, part.column + 1] : [part.row + 1, part.column];
      const other = parts.findIndex((one) => one.row === row && one.column === column);
      return other === -1 ? [] : [{ index, other, edge }];
    }),
  );
  const named = seams.map((seam, count) => ({ ...seam, text: letter(count, first) }));
  return parts.map((part, index) => {
    const own = named.filter((seam) => seam.index === index);
    const fromBefore = named.filter((seam) => seam.other === index);
    return {
      ...part,
      letters: [
        ...own.map(({ text, edge }) => ({ text, edge })),
        ...fromBefore.map(({ text, edge }) => {
          return { text, edge: edge === 'right' ? ('left' as const) : ('top' as const) };
        }),
      ],
      onBoard: own.map(({ text, edge }) => ({ text, ...middleOf(part.core, edge) })),
    };
  });
}

/** A to Z, then AA. */
function letter(count: number, first: string): string {
  const own = String.fromCodePoint((first.codePointAt(0) ?? 0) + (count % 26));
  return count < 26 ? own : letter(Math.floor(count / 26) - 1, first) + own;
}

/** Of an edge of a box. */
export function middleOf(
  { x, y, width, height }: Box,
  edge: keyof Edges,
): { readonly x: number; readonly y: number } {
  const isUpright = edge === 'left' || edge === 'right';
  return {
    x: isUpright ? (edge === 'right' ? x + width : x) : x + width / 2,
    y: isUpright ? y + height / 2 : edge === 'bottom' ? y + height : y,
  };
}
