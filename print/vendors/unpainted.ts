/** Whether faces run over their cut as far as a print service asks. */
import type { Measures } from '../../generator/print-sizes.ts';
import type { Pixels } from '../colours/shades.ts';
import { whiteInBleed } from '../proof/white-in-bleed.ts';
import { picturesOf } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../raster/picture.ts';

/** Fine enough to see a third of a millimetre. */
const DPI = 100;

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
  const size = { width: page.width - 2 * bleed, height: page.height - 2 * bleed };
  const common = { width, height, perMm: DPI / MM_PER_INCH, corner: { x: bleed, y: bleed } };
  return drawn.map((bytes) => {
    const face: Pixels = { ...common, bytes };
    return whiteInBleed(face, { size, shape: 'rectangle', bleed });
  });
}
