/** Icons side by side as pixels, for terminals that show pictures. */
import { findIcon } from '../render/icons.ts';

export interface Pixmap {
  /** Four bytes each: red, green, blue, opacity. */
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface IconRow {
  /** In pixels: from one icon to the next, and the height of all. */
  readonly step: number;
  readonly height: number;
}

/** On a light tile each, so that dark and bright terminals show them alike. */
const TILE = '#f6f4ee';
const INK = '#1c1b1a';

/** The icons from left to right, as high as the row; what is between them is transparent. */
export async function drawIconRow(
  ids: readonly string[],
  { step, height }: IconRow,
): Promise<Pixmap> {
  const width = step * ids.length;
  const tiles = ids.map((id, index) => tile(id, index * step, height)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles}</svg>`;
  const { default: sharp } = await import('sharp');
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { rgba, width, height };
}

function tile(id: string, x: number, size: number): string {
  const icon = findIcon(id);
  if (icon === undefined) return '';
  const edge = Math.round(size / 12);
  const inner = size - 2 * edge;
  const frame = `x="${x + edge}" y="${edge}" width="${inner}" height="${inner}"`;
  return `<rect x="${x}" width="${size}" height="${size}" rx="${edge}" fill="${TILE}"/><svg ${frame} viewBox="${icon.viewBox}" color="${INK}">${icon.body}</svg>`;
}
