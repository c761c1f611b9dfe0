/** Pages drawn by threads, and what happens when nobody can take them. */
import { PDFDocument, rgb } from 'pdf-lib';
import { expect, test } from 'vitest';
import { drawPictures, picturesOf } from '../../../print/raster/draw.ts';
import type { Picture } from '../../../print/raster/work.ts';

const pages = [...Array(7).keys()];
const pictures = pages.map((page): Picture => ({
  page,
  width: 20,
  height: 30,
  encoding: 'png',
  dpi: 72,
}));

async function emptyPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const _ of pages) document.addPage([20, 30]);
  return document.save();
}

test('each picture is handed over once', async () => {
  const taken: number[] = [];
  await drawPictures(await emptyPdf(), pictures, (_, index) => taken.push(index), 2);
  expect(taken.toSorted((a, b) => a - b)).toEqual(pages);
});

async function red(share: number): Promise<number | undefined> {
  const document = await PDFDocument.create();
  document.addPage([20, 30]).drawRectangle({ width: 20, height: 30, color: rgb(share, 0, 0) });
  const picture: Picture = { page: 0, width: 2, height: 3, encoding: 'raw', dpi: 72 };
  const [pixels] = await picturesOf(await document.save(), [picture]);
  return pixels?.[0];
}

test('threads that have drawn one PDF draw the next, each what is in it', async () => {
  expect(await red(0.2)).toBe(51);
  expect(await red(1)).toBe(255);
  expect(await Promise.all([red(0), red(0.4), red(0.6)])).toEqual([0, 102, 153]);
  await expect(picturesOf(new Uint8Array(9), pictures)).rejects.toThrow('not in PDF format');
  expect(await red(0.8)).toBe(204);
});

test('what the taker throws, such as a full disk, ends the drawing and is thrown', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  let count = 0;
  const take = (): void => {
    count += 1;
    if (count === 3) throw full;
  };
  await expect(drawPictures(await emptyPdf(), pictures, take, 2)).rejects.toBe(full);
  const soFar = count;
  await new Promise((later) => setTimeout(later, 200));
  expect(count).toBe(soFar);
});
