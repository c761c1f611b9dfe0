import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** Good enough that no edge of a letter shows ripples; colours are not thinned out. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: false } as const;

/** Flat colours and letters pack well at once; more effort gains two per cent and takes four times as long. */
const PNG = { compressionLevel: 6, palette: false } as const;

/** The file of a picture, from its pixels (`raw`). In sRGB, without transparency. */
export async function encode(pixels: Uint8Array, picture: Picture): Promise<Uint8Array> {
  const { width, height, middle, encoding, dpi } = picture;
  if (encoding === 'raw') return pixels;
  const whole = sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .withMetadata({ density: dpi });
  const cut = middle === undefined ? whole : whole.extract(middleOf(picture, middle));
  return encoding === 'png' ? cut.png(PNG).toBuffer() : cut.jpeg(JPEG).toBuffer();
}

function middleOf(
  whole: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } {
  return {
    left: Math.round((whole.width - width) / 2),
    top: Math.round((whole.height - height) / 2),
    width,
    height,
  };
}
