/** The files of an order, written where they belong: one PDF, or a file for each face. */
import { join } from 'node:path';
import { writeAtomically } from '../../kernel/index.ts';
import type { Singles } from '../formats/singles.ts';
import { pixels } from '../html/measures.ts';
import { drawPictures } from '../raster/draw.ts';
import { arrangePages, orderList, type OrderedCard, type OrderedFace } from './order-files.ts';
import type { Canvas, Vendor } from './vendor.ts';

export interface Work {
  readonly vendor: Vendor;
  readonly canvas: Canvas;
  /** As on a screen: pictures are drawn of it. */
  readonly singles: Singles;
  /** The same pages in the colours of the order. */
  readonly pdf: Uint8Array;
  readonly cards: readonly OrderedCard[];
  /** Lines to cut and crease on pages of their own, behind those of the faces. */
  readonly diePages: number;
  /** Where its files go, absolute; the place of its one file, without the ending. */
  readonly folder: string;
}

/** Where they are: a folder, or the one file. */
export async function writeOrder(work: Work): Promise<string> {
  const { vendor, pdf, cards, folder } = work;
  const flavour = vendor.pdfX?.flavour;
  if (vendor.files === 'pdf' && vendor.order !== 'face') {
    const path = `${folder}.pdf`;
    writeAtomically(
      path,
      await arrangePages(pdf, [...sequence(cards, vendor), ...diePagesOf(work)], { flavour }),
    );
    return path;
  }
  const faces = uniqueFaces(cards);
  if (vendor.files === 'pdf') {
    for (const { page, name: file } of faces) {
      writeAtomically(join(folder, `${file}.pdf`), await arrangePages(pdf, [page], { flavour }));
    }
  } else await drawFaces(work, faces, vendor.files);
  if (vendor.proof !== undefined) await drawFaces(work, faces, vendor.proof);
  if (vendor.each === 'card') {
    writeAtomically(join(folder, 'cards.csv'), Buffer.from(orderList(cards, vendor.files)));
  }
  return folder;
}

/** They come last, in their order. */
function diePagesOf({ singles: { pageOf }, diePages }: Work): number[] {
  const faces = Math.max(...pageOf) + 1;
  return Array.from({ length: diePages }, (_, index) => faces + index);
}

function sequence(cards: readonly OrderedCard[], { order }: Vendor): number[] {
  if (order === 'fronts-backs') {
    const backs = cards.flatMap(({ back }) => (back === null ? [] : [back.page]));
    return [...cards.map(({ front }) => front.page), ...backs];
  }
  return cards.flatMap(({ front, back }) => {
    const sides = [front.page, ...(back === null ? [] : [back.page])];
    return order === 'back-front' ? sides.toReversed() : sides;
  });
}

function uniqueFaces(cards: readonly OrderedCard[]): OrderedFace[] {
  const faces = cards.flatMap(({ front, back }) => [front, ...(back === null ? [] : [back])]);
  return [...new Map(faces.map((face) => [face.name, face])).values()];
}

async function drawFaces(
  { vendor: { dpi }, canvas, singles: { pdf, page }, folder }: Work,
  faces: readonly OrderedFace[],
  encoding: 'png' | 'jpg',
): Promise<void> {
  const byPage = new Map<number, OrderedFace[]>();
  for (const face of faces) byPage.set(face.page, [...(byPage.get(face.page) ?? []), face]);
  // The bleed is the larger one of both directions: the picture is the middle of it.
  const whole = {
    width: Math.max(canvas.width, pixels(page.width, dpi)),
    height: Math.max(canvas.height, pixels(page.height, dpi)),
  };
  const middle = { width: canvas.width, height: canvas.height };
  const pictures = [...byPage.keys()].map((at) => ({ page: at, ...whole, middle, encoding, dpi }));
  await drawPictures(pdf ?? new Uint8Array(), pictures, (bytes, index) => {
    for (const { name } of byPage.get(pictures[index]?.page ?? 0) ?? []) {
      writeAtomically(join(folder, `${name}.${encoding}`), bytes);
    }
  });
}
