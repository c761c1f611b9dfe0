/** Single pages of a PDF as pictures, for those who look at it before it is on paper. */
import { PDFDocument } from 'pdf-lib';
import { drawPictures } from './draw.ts';

interface PageSize {
  /** In pt. */
  readonly width: number;
  readonly height: number;
}

/** Of all pages, in their order. */
export async function pageSizes(pdf: Uint8Array): Promise<PageSize[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().map((page) => page.getSize());
}

/** One page, from 0, as PNG; `width` in pixels. */
export async function pagePicture(
  pdf: Uint8Array,
  page: number,
  { width, height }: PageSize,
  pixels: number,
): Promise<Uint8Array> {
  const down = Math.max(1, Math.round((pixels * height) / width));
  const dpi = Math.round((pixels / width) * 72);
  const pictures: Uint8Array[] = [];
  const wanted = { page, width: pixels, height: down, encoding: 'png', dpi } as const;
  await drawPictures(pdf, [wanted], (bytes) => pictures.push(bytes), 1);
  const [picture] = pictures;
  if (picture === undefined) throw new RangeError(`There is no page ${page}.`);
  return picture;
}
