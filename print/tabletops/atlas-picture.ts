import { picturesOf } from '../raster/draw.ts';
import type { Picture } from '../raster/picture.ts';
import type { AtlasGrid } from './layout.ts';

/** Good enough for a screen, and a tenth of the bytes. */
const QUALITY = 90;

/** A picture in which these pages of a PDF stand row by row; what is left over is grey. */
export async function atlasPicture(
  pdf: Uint8Array,
  pages: readonly number[],
  { columns, rows, cell }: AtlasGrid,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const unique = [...new Set(pages)];
  const pictures = unique.map((page): Picture => ({ page, ...cell, encoding: 'raw', dpi: 72 }));
  const drawn = await picturesOf(pdf, pictures);
  const raw = { ...cell, channels: 4 } as const;
  return sharp({
    create: {
      width: columns * cell.width,
      height: rows * cell.height,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      pages.map((page, index) => ({
        input: Buffer.from(drawn[unique.indexOf(page)] ?? []),
        raw,
        left: (index % columns) * cell.width,
        top: Math.floor(index / columns) * cell.height,
      })),
    )
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
