/** Pieces on pages, in bands that straight cuts can part: each band holds pieces of one size. */
import type { Measures } from '../../kernel/index.ts';
import { NOTHING, type Box } from './page.ts';

/** What is to be cut out, as far as its place is concerned. */
export interface Shaped {
  /** As cut, in mm. */
  readonly size: Measures;
  /** Millimetres by which its faces run over the cut. */
  readonly bleed: number;
}

export interface Gaps {
  /** Between all neighbours. */
  readonly gutter: number;
  /** Between bands of several sizes. */
  readonly lane: number;
}

/** A place on a page: as cut, and which of the pieces lies there. */
export interface PackedPiece {
  readonly piece: number;
  readonly trim: Box;
}

interface Band {
  readonly cell: Measures;
  readonly pieces: number[];
  readonly y: number;
}

/** How many pieces of one size go on a page: columns and rows. */
export function capacity(
  piece: Shaped,
  area: Measures,
  { gutter }: Gaps,
): {
  readonly columns: number;
  readonly rows: number;
} {
  const cell = cellOf(piece, gutter);
  return {
    columns: fitting(area.width + gutter, cell.width),
    rows: fitting(area.height + gutter, cell.height),
  };
}

/**
 * The places of each page, band by band from the top left. Pieces of one size stay together, in
 * their order. Null when one of them does not go on a page.
 */
export function pack(pieces: readonly Shaped[], area: Box, gaps: Gaps): PackedPiece[][] | null {
  const pages: Band[][] = [];
  for (const group of bySize(pieces)) {
    const [first = 0] = group;
    const { columns, rows } = capacity(pieceAt(pieces, first), area, gaps);
    if (columns < 1 || rows < 1) return null;
    const cell = cellOf(pieceAt(pieces, first), gaps.gutter);
    for (let at = 0; at < group.length; at += columns) {
      const page = pages.at(-1);
      const y = page === undefined ? null : nextBand(page, cell, area, gaps);
      const band = { cell, pieces: group.slice(at, at + columns), y: y ?? 0 };
      if (page === undefined || y === null) pages.push([band]);
      else page.push(band);
    }
  }
  return pages.map((bands) => placesOf(bands, pieces, area, gaps));
}

/** Indexes of pieces of the same size and bleed, in the order in which sizes first come. */
function bySize(pieces: readonly Shaped[]): number[][] {
  const groups = new Map<string, number[]>();
  pieces.forEach(({ size, bleed }, index) => {
    const key = [size.width, size.height, bleed].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  });
  return [...groups.values()];
}

/** Where another band begins on a page; null when the page has no room for it. */
function nextBand(
  page: readonly Band[],
  cell: Measures,
  area: Measures,
  { gutter, lane }: Gaps,
): number | null {
  const last = page.at(-1);
  if (last === undefined) return 0;
  const y = last.y + last.cell.height + (last.cell === cell ? 0 : Math.max(0, lane - gutter));
  return y + cell.height - gutter <= area.height + NOTHING ? y : null;
}

function placesOf(
  bands: readonly Band[],
  pieces: readonly Shaped[],
  area: Box,
  gaps: Gaps,
): PackedPiece[] {
  const { gutter } = gaps;
  const [first] = bands;
  const last = bands.at(-1);
  if (first === undefined || last === undefined) return [];
  // A page that is not full keeps its places, so that its cuts are those of the others.
  const isMixed = last.cell !== first.cell;
  const { rows } = capacity(pieceAt(pieces, first.pieces[0] ?? 0), area, gaps);
  const used = isMixed ? last.y + last.cell.height : rows * first.cell.height;
  const top = area.y + (area.height - used + gutter) / 2;
  return bands.flatMap(({ cell, pieces: own, y }) => {
    const columns = fitting(area.width + gutter, cell.width);
    const left = area.x + (area.width - columns * cell.width + gutter) / 2;
    return own.map((piece, column) => {
      const { size, bleed } = pieceAt(pieces, piece);
      const x = rounded(left + column * cell.width + bleed);
      return { piece, trim: { x, y: rounded(top + y + bleed), ...measures(size) } };
    });
  });
}

function cellOf({ size, bleed }: Shaped, gutter: number): Measures {
  return { width: size.width + 2 * bleed + gutter, height: size.height + 2 * bleed + gutter };
}

/** To a millionth of a millimetre: sums of lengths that should be equal are. */
function rounded(length: number): number {
  return Math.round(length * 1e6) / 1e6;
}

function measures({ width, height }: Measures): Measures {
  return { width, height };
}

function pieceAt(pieces: readonly Shaped[], index: number): Shaped {
  const piece = pieces[index];
  if (piece === undefined) throw new RangeError(`There is no piece ${index}.`);
  return piece;
}

function fitting(room: number, length: number): number {
  return Math.floor((room + NOTHING) / length);
}
