/** Printed sheets read back: each option of the imposition, measured on the page. */
import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardSizes, paperSizes } from '../../kernel/index.ts';
import type { Box } from '../../print/layout/page.ts';
import type { PrintedFile } from '../../print/request.ts';
import { temporaryRoom } from '../support/games.ts';
import { placesOn } from './layout/places.ts';
import {
  barsAcross,
  barsDown,
  linesAcross,
  linesDown,
  rasterOf,
  readPdf,
  type Raster,
} from './read-pdf.ts';
import { BLACK, game, sheet, sheets } from './sheet-games.ts';
import { printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

/** How far anything may be from its place, in mm. */
const EXACT = 0.05;

/** Pixels per point: edges are painted on whole ones, of 0.035 mm. */
const FINE = 10;

const room = temporaryRoom();
const press = sharedPress();

type Request = Parameters<typeof printed>[2];

async function print(folder: string, request: Request = {}): Promise<readonly PrintedFile[]> {
  const { files, diagnostics } = await printed(folder, press, { locales: ['en'], ...request });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return files;
}

/** Darkness from edge to edge through the middle of a place, held against its edges. */
function expectBlack(raster: Raster, { x, y, width, height }: Box): void {
  const across = barsAcross(raster, y + height / 2, x - 4, x + width + 4);
  const down = barsDown(raster, x + width / 2, y - 4, y + height + 4);
  expect([across.length, down.length]).toEqual([1, 1]);
  for (const [bar, from, to] of [
    [across[0], x, x + width],
    [down[0], y, y + height],
  ] as const) {
    expect(Math.abs((bar?.from ?? 0) - from)).toBeLessThan(EXACT);
    expect(Math.abs((bar?.to ?? 0) - to)).toBeLessThan(EXACT);
  }
}

describe('a card of each kind of size lies exactly on its place, and so do its marks', () => {
  const sizes = ['card-poker-us', 'card-mini-euro', 'square-89', 'card-micro'];
  const papers = ['letter', 'a5', 'jis-b5'];
  let files: readonly PrintedFile[];

  beforeAll(async () => {
    const folder = game(room, sheets(...sizes.map((size) => sheet(size, size))));
    files = await print(folder, { papers, cards: ['heron'], imposition: { sides: 'fronts' } });
  });

  test.each(sizes.flatMap((size) => papers.map((paper) => [size, paper] as const)))(
    '%s on %s',
    async (size, paper) => {
      const file = files.find((one) => one.sheet === size && one.paper === paper);
      const own = cardSizes().get(size);
      const sheetOfPaper = paperSizes().get(paper);
      if (file === undefined || own === undefined || sheetOfPaper === undefined) {
        throw new Error(`${size} was not printed on ${paper}.`);
      }
      const [place] = placesOn(sheetOfPaper, own);
      if (place === undefined) throw new Error('There is no place.');
      const raster = await rasterOf(file.path, 0, FINE);
      expectBlack(raster, place);
      const { x, y, width, height } = place;
      for (const at of [y - 1.9, y + height + 1.9]) {
        const marks = linesAcross(raster, at, x - 1, x + width + 1);
        expect(marks).toHaveLength(2);
        expect(Math.abs((marks[0] ?? 0) - x)).toBeLessThan(EXACT);
        expect(Math.abs((marks[1] ?? 0) - x - width)).toBeLessThan(EXACT);
      }
      for (const at of [x - 1.9, x + width + 1.9]) {
        const marks = linesDown(raster, at, y - 1, y + height + 1);
        expect(marks).toHaveLength(2);
        expect(Math.abs((marks[0] ?? 0) - y)).toBeLessThan(EXACT);
        expect(Math.abs((marks[1] ?? 0) - y - height)).toBeLessThan(EXACT);
      }
    },
  );
});

/** The file of one card with a bleed of 3 mm. */
async function bled(others: string, front = BLACK): Promise<string> {
  const print3 = sheets(sheet('cards', 'card-63x88', `, bleed: 3${others}`));
  const folder = game(room, print3, { 'templates/beast.hbs': front });
  const [file] = await print(folder, { cards: ['heron'] });
  return file?.path ?? '';
}

describe('bleed', () => {
  const a4 = { width: 210, height: 297 };
  const card = { width: 63, height: 88 };
  const [place] = placesOn(a4, card, 3);
  const box = place ?? { x: 0, y: 0, width: 0, height: 0 };
  const points = 72 / 25.4;

  test('from art: what the template paints beyond the cut', async () => {
    const art =
      '<div style="position:absolute;inset:calc(-1 * var(--bleed));background:#000"></div>';
    const path = await bled('', art);
    const { x, y, width, height } = box;
    expectBlack(await rasterOf(path, 0, FINE), {
      x: x - 3,
      y: y - 3,
      width: width + 6,
      height: height + 6,
    });
    const { pages } = await readPdf(path);
    expect(pages[0]?.trim.width).toBeCloseTo(63 * points, 2);
    expect(pages[0]?.bleed.width).toBeCloseTo(69 * points, 2);
    expect(pages[0]?.bleed.height).toBeCloseTo(94 * points, 2);
  });

  test('in a colour: nothing of the face is seen there', async () => {
    const face = '<div style="position:absolute;inset:-3mm;background:#fff"></div>';
    const raster = await rasterOf(await bled(", bleedFrom: '#000'", face), 0, FINE);
    const { x, y, height } = box;
    const [left] = barsAcross(raster, y + height / 2, x - 4, x + 4);
    expect(Math.abs((left?.from ?? 0) - x + 3)).toBeLessThan(EXACT);
    expect(Math.abs((left?.to ?? 0) - x)).toBeLessThan(EXACT);
  });

  test('mirrored: a bar beside the cut is as far beyond it', async () => {
    const bar =
      '<div style="position:absolute;left:1mm;top:0;width:1mm;height:100%;background:#000"></div>';
    const raster = await rasterOf(await bled(', bleedFrom: mirror', bar), 0, FINE);
    const { x, y, height } = box;
    const lines = linesAcross(raster, y + height / 2, x - 3, x + 4);
    expect(lines).toHaveLength(2);
    expect(Math.abs((lines[1] ?? 0) - x - 1.5)).toBeLessThan(EXACT);
    // The face reaches a tenth of a millimetre over its mirror image.
    expect(Math.abs((lines[0] ?? 0) - x + 1.5)).toBeLessThan(0.25);
  });
});

const STYLED = ', style: [templates/colours.css, templates/beast.css]';

test('on small paper the writing and the ruler are still side by side', async () => {
  const folder = tinyPrint(room, {
    'print.yaml': `${sheets(sheet('cards', 'card-63x88', STYLED))}papers: [{ id: postcard, width: 100, height: 148 }]\n`,
  });
  const [file] = await print(folder, { papers: ['postcard'], cards: ['heron'] });
  const { pages } = await readPdf(file?.path ?? '');
  for (const text of ['page 1 of 2', 'game-icons.net', '50 mm']) {
    expect(pages[0]?.text).toContain(text);
  }
});

describe('backs', () => {
  const [place = { x: 0, y: 0, width: 0, height: 0 }] = placesOn(
    { width: 210, height: 297 },
    { width: 63, height: 88 },
  );
  const folder = game(room, sheets(sheet('cards', 'card-63x88')));

  test('turned on the long edge, and on the short edge', async () => {
    for (const [flip, behind] of [
      ['long', { ...place, x: 210 - place.x - place.width }],
      ['short', { ...place, y: 297 - place.y - place.height }],
    ] as const) {
      const [file] = await print(folder, { cards: ['heron'], imposition: { flip } });
      expectBlack(await rasterOf(file?.path ?? '', 1, FINE), behind);
      const document = await PDFDocument.load(readFileSync(file?.path ?? ''));
      const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
      const duplex = preferences.get(PDFName.of('Duplex'))?.toString();
      expect(duplex).toBe(flip === 'long' ? '/DuplexFlipLongEdge' : '/DuplexFlipShortEdge');
    }
  });

  test('on one page, across the fold', async () => {
    const [file] = await print(folder, { cards: ['heron'], imposition: { flip: 'fold' } });
    const { pages } = await readPdf(file?.path ?? '');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('fold');
  });

  test('moved as the printer needs it; fronts stay', async () => {
    const backOffset = { x: 1.5, y: -0.75, angle: 0 };
    const [file] = await print(folder, { cards: ['heron'], backOffset });
    expectBlack(await rasterOf(file?.path ?? '', 0, FINE), place);
    expectBlack(await rasterOf(file?.path ?? '', 1, FINE), {
      ...place,
      x: 210 - place.x - place.width + 1.5,
      y: place.y - 0.75,
    });
  });

  test('turned by an angle about the middle of the page', async () => {
    const [file] = await print(folder, { cards: ['heron'], backOffset: { x: 0, y: 0, angle: 1 } });
    const raster = await rasterOf(file?.path ?? '', 1, FINE);
    const x = 210 - place.x - place.width;
    // Above the middle, clockwise is to the right.
    const slope = Math.tan(Math.PI / 180);
    const [high] = barsAcross(raster, place.y + 20, x - 6, x + 40);
    const [low] = barsAcross(raster, place.y + 70, x - 6, x + 40);
    expect((high?.from ?? 0) - (low?.from ?? 0)).toBeCloseTo(50 * slope, 1);
    expect(high?.from ?? 0).toBeGreaterThan(x + 1);
  });
});
