/** Pages of a PDF as pixels: drawn, looked up at a place, compared. */
import type { PDFDocument, PDFPage } from 'pdf-lib';
import { pixels } from '../html/measures.ts';
import { picturesOf } from '../raster/draw.ts';
import type { Rgb } from './inks.ts';

/** A channel that differs by more is seen. */
const SEEN = 64;

export interface Drawn {
  /** Red, green and blue. */
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pages as pixels, on white. */
export async function drawn(
  pdf: Uint8Array,
  document: PDFDocument,
  dpi: number,
  pages: readonly number[] = document.getPageIndices(),
): Promise<Drawn[]> {
  const wanted = pages.map((page) => {
    const { width, height } = document.getPage(page).getSize();
    const length = (points: number): number => pixels((points / 72) * 25.4, dpi);
    const size = { width: length(width), height: length(height) };
    return { page, ...size, encoding: 'raw' as const, dpi };
  });
  const pictures = await picturesOf(pdf, wanted);
  return wanted.map(({ width, height }, index) => {
    return { rgb: onWhite(pictures[index] ?? new Uint8Array()), width, height };
  });
}

function onWhite(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 3) {
    const opacity = rgba[at + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgba[at + channel] ?? 0;
      rgb[to + channel] = opacity === 255 ? value : 255 + ((value - 255) * opacity) / 255;
    }
  }
  return rgb;
}

/** By place in points from the lower left corner of the page. */
export function colourAt(
  { rgb, width, height }: Drawn,
  page: PDFPage,
): (x: number, y: number) => Rgb {
  const size = page.getSize();
  return (x, y) => {
    const column = within((x / size.width) * width, width);
    const row = within((1 - y / size.height) * height, height);
    const at = 3 * (row * width + column);
    return [(rgb[at] ?? 0) / 255, (rgb[at + 1] ?? 0) / 255, (rgb[at + 2] ?? 0) / 255];
  };
}

function within(at: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(at)));
}

/** The share of pixels that the other has nowhere near: edges lie by a fraction of a pixel elsewhere. */
export function differ({ rgb, width, height }: Drawn, { rgb: other }: Drawn): number {
  const isLike = (at: number, there: number): boolean =>
    [0, 1, 2].every((one) => Math.abs((rgb[at + one] ?? 0) - (other[there + one] ?? 0)) <= SEEN);
  const around = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  let seen = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (isLike(at, at)) continue;
    if (!around.some((step) => isLike(at, at + 3 * step))) seen += 1;
  }
  return seen / (width * height);
}
