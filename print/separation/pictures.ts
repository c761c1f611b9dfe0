/** Pictures in a PDF as pictures in inks; their masks stay as they are. */
import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import sharp from 'sharp';
import { NotSeparable } from './content.ts';
import { mostInk, separated } from './inks.ts';

export interface SeparatedPicture {
  readonly stream: PDFRawStream;
  /** On one of its pixels, from 0 to 4. */
  readonly most: number;
}

/** Null where it has no colours of screens. Throws `NotSeparable`. */
export async function separatedPicture(
  picture: PDFRawStream,
  context: PDFContext,
  profile: string,
): Promise<SeparatedPicture | null> {
  const { dict } = picture;
  const space = context.lookup(dict.get(PDFName.of('ColorSpace')));
  if (!isScreen(space, context)) return null;
  const bits = dict.lookup(PDFName.of('BitsPerComponent'));
  const isPlain = bits instanceof PDFNumber && bits.asNumber() === 8;
  const hasOther = ['Decode', 'Mask'].some((key) => dict.has(PDFName.of(key)));
  if (hasOther || !isPlain)
    throw new NotSeparable('a picture of another depth, or with a mask of colours');
  const { rgb, width, height } = await pixelsOf(picture, paletteOf(space, context));
  const inks = await separated(rgb.subarray(0, 3 * width * height), profile);
  return { stream: inkPicture(inks, { width, height }, context, dict), most: mostInk(inks) };
}

/** `like`: what else is said of it, such as its mask. */
function inkPicture(
  inks: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  context: PDFContext,
  like: PDFDict,
): PDFRawStream {
  const copy = like.clone(context);
  copy.set(PDFName.of('Width'), PDFNumber.of(width));
  copy.set(PDFName.of('Height'), PDFNumber.of(height));
  copy.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'));
  copy.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  copy.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  copy.set(
    PDFName.of('DecodeParms'),
    context.obj({ Predictor: PNG_UP, Colors: 4, BitsPerComponent: 8, Columns: width }),
  );
  return PDFRawStream.of(copy, deflateSync(rowsByDifference(inks, 4 * width), { level: 6 }));
}

const PNG_UP = 12;

/** Each row as its difference from the one above it: packs much smaller. */
function rowsByDifference(pixels: Uint8Array, row: number): Uint8Array {
  const rows = pixels.length / row;
  const out = new Uint8Array(pixels.length + rows);
  for (let y = 0; y < rows; y += 1) {
    const to = y * (row + 1);
    const from = y * row;
    out[to] = 2;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[from - row + x] ?? 0);
      out[to + 1 + x] = (pixels[from + x] ?? 0) - above;
    }
  }
  return out;
}

/** Whether it is a space of red, green and blue. */
export function isScreen(space: PDFObject | undefined, context: PDFContext): boolean {
  if (space instanceof PDFName) return space.decodeText() === 'DeviceRGB';
  if (!(space instanceof PDFArray)) return false;
  const sort = space.lookup(0, PDFName).decodeText();
  if (sort === 'CalRGB') return true;
  if (sort === 'Indexed') return isScreen(context.lookup(space.get(1)), context);
  if (sort !== 'ICCBased') return false;
  const profile = space.lookup(1);
  if (!(profile instanceof PDFRawStream)) return false;
  const count = profile.dict.lookup(PDFName.of('N'));
  return count instanceof PDFNumber && count.asNumber() === 3;
}

/** Three bytes for each colour of a picture that has a palette. */
function paletteOf(space: PDFObject | undefined, context: PDFContext): Uint8Array | null {
  if (!(space instanceof PDFArray) || space.lookup(0, PDFName).decodeText() !== 'Indexed')
    return null;
  const table = context.lookup(space.get(3));
  if (table instanceof PDFRawStream) return decodePDFRawStream(table).decode();
  if (table instanceof PDFHexString || table instanceof PDFString) return table.asBytes();
  throw new NotSeparable('a picture with a palette');
}

interface Pixels {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: PDFRawStream, palette: Uint8Array | null): Promise<Pixels> {
  const { dict } = picture;
  const filter = dict.lookup(PDFName.of('Filter'));
  const [name] = filter instanceof PDFArray ? filter.asArray() : [filter];
  if (name instanceof PDFName && name.decodeText() === 'DCTDecode' && palette === null) {
    const { data, info } = await sharp(picture.contents, { limitInputPixels: false })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { rgb: data, width: info.width, height: info.height };
  }
  if (dict.lookup(PDFName.of('DecodeParms')) instanceof PDFDict) {
    throw new NotSeparable('a picture that is packed by differences');
  }
  const width = dict.lookup(PDFName.of('Width'), PDFNumber).asNumber();
  const height = dict.lookup(PDFName.of('Height'), PDFNumber).asNumber();
  const bytes = decodePDFRawStream(picture).decode();
  if (bytes.length < width * height * (palette === null ? 3 : 1)) {
    throw new NotSeparable('a picture that is cut off');
  }
  if (palette === null) return { rgb: bytes, width, height };
  const coloured = new Uint8Array(3 * bytes.length);
  bytes.forEach((entry, at) => coloured.set(palette.subarray(3 * entry, 3 * entry + 3), 3 * at));
  return { rgb: coloured, width, height };
}
