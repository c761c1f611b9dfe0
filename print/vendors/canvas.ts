import type { Measures } from '../../generator/print-sizes.ts';
import { MM_PER_INCH, pixels } from '../raster/picture.ts';
import type { Product, Vendor } from './vendor.ts';

/** What a vendor prints on, before it cuts. */
export interface Canvas {
  /** Over the cut on the side where it is larger, in mm. */
  readonly bleed: number;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Some vendors cut several sizes from one canvas; the bleed is then what is left of it. */
export function canvasFor(
  { bleed, dpi }: Vendor,
  { pixels: given }: Product,
  size: Measures,
): Canvas {
  if (given === undefined) {
    const width = pixels(size.width + 2 * bleed, dpi);
    const height = pixels(size.height + 2 * bleed, dpi);
    return { bleed, width, height };
  }
  const [width, height] = given;
  const over = (dots: number, length: number): number => ((dots / dpi) * MM_PER_INCH - length) / 2;
  const largest = Math.max(bleed, over(width, size.width), over(height, size.height));
  return { bleed: Math.round(largest * 1000) / 1000, width, height };
}
