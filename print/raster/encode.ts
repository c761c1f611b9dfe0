import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** Good enough that no edge of a letter shows ripples; colours are not thinned out. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: false } as const;

/** Flat colours and letters pack well at once; more effort gains two per cent and takes four times as long. */
const PNG = { compressionLevel: 6, palette: false } as const;

/** The file of a picture, from its pixels (`raw`). In sRGB, without transparency. */
export async function encode(
  pixels: Uint8Array,
  { width, height, encoding, dpi }: Picture,
): Promise<Uint8Array> {
  if (encoding === 'raw') return pixels;
  const opaque = sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dpi });
  return encoding === 'png' ? opaque.png(PNG).toBuffer() : opaque.jpeg(JPEG).toBuffer();
}
