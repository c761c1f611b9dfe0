/** Whether faces run over their cut as far as a print service asks. */
import type { Measures } from '../../generator/print-sizes.ts';
import { picturesOf } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../raster/picture.ts';

/** Fine enough to see a third of a millimetre. */
const DPI = 100;

/** What a knife does not show, in mm. */
const TOLERANCE = 0.3;

/** Below it a pixel is not fully painted; the edges of areas are thinned out over a pixel. */
const OPAQUE = 250;

/** The white that is left at the edges of each page of a PDF without ground, in mm; 0 where there is none. */
export async function unpainted(
  pdf: Uint8Array,
  pages: number,
  page: Measures,
  bleed: number,
): Promise<number[]> {
  const width = pixels(page.width, DPI);
  const height = pixels(page.height, DPI);
  const wanted = Array.from({ length: pages }, (_, index) => {
    return { page: index, width, height, encoding: 'raw' as const, dpi: DPI };
  });
  const drawn = await picturesOf(pdf, wanted);
  return drawn.map((bytes) => whiteAtEdges(bytes, width, height, pixels(bleed, DPI)));
}

/** The widest strip of white along one of the edges, corners left out. */
function whiteAtEdges(bytes: Uint8Array, width: number, height: number, bleed: number): number {
  const isPainted = (x: number, y: number): boolean =>
    (bytes[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  const across = span(bleed, width - bleed);
  const down = span(bleed, height - bleed);
  const depths = span(0, Math.ceil(Math.min(width, height) / 2));
  const strips = [
    depths.findIndex((depth) => across.every((x) => isPainted(x, depth))),
    depths.findIndex((depth) => across.every((x) => isPainted(x, height - 1 - depth))),
    depths.findIndex((depth) => down.every((y) => isPainted(depth, y))),
    depths.findIndex((depth) => down.every((y) => isPainted(width - 1 - depth, y))),
  ].map((depth) => (depth === -1 ? depths.length : depth));
  const white = (Math.max(...strips) / DPI) * MM_PER_INCH;
  return white <= TOLERANCE ? 0 : Math.round(white * 10) / 10;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
