/** Printed sheets as documents: bookmarks, tags, several styles, papers of a game. */
import { readFileSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { PrintedFile } from '../../print/request.ts';
import { temporaryRoom } from '../support/games.ts';
import { placesOn } from './layout/places.ts';
import { rasterOf, readPdf } from './read-pdf.ts';
import { game, sheet, sheets } from './sheet-games.ts';
import { printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

async function print(
  folder: string,
  request: Parameters<typeof printed>[2] = {},
): Promise<readonly PrintedFile[]> {
  return (await printed(folder, press, { locales: ['en'], ...request })).files;
}

describe('as a document', () => {
  const folder = tinyPrint(room);

  test('bookmarks lead to the sheet, and in it to the first copy of each card', async () => {
    const [file] = await print(folder, { kinds: ['beast'] });
    const { document } = await readPdf(file?.path ?? '');
    const root = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const top = root.lookup(PDFName.of('First'), PDFDict);
    expect(titleOf(top)).toBe('Beasts');
    const cards: string[] = [];
    const pages = document.getPages().map(({ ref }) => ref.toString());
    for (
      let item = top.lookupMaybe(PDFName.of('First'), PDFDict);
      item !== undefined;
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    ) {
      const target = item.lookup(PDFName.of('Dest'), PDFArray).get(0).toString();
      cards.push(`${titleOf(item)} ${pages.indexOf(target) + 1}`);
    }
    expect(cards).toEqual(['Otter 1', 'Heron 1', 'Badger 3', 'Shrew 3']);
  });

  test('tagged on request only, and the same bytes each time', async () => {
    const request = { kinds: ['beast'], cards: ['otter'], exactDate: true };
    const [plain] = await print(folder, request);
    expect(await isTagged(plain?.path ?? '')).toBe(false);
    const [tagged] = await print(folder, { ...request, tagged: true });
    const first = readFileSync(tagged?.path ?? '');
    expect(await isTagged(tagged?.path ?? '')).toBe(true);
    const [again] = await print(tinyPrint(room), { ...request, tagged: true });
    expect(readFileSync(again?.path ?? '').equals(first)).toBe(true);
  });

  test('sheets of several sizes and styles on the same pages', async () => {
    const both = game(
      room,
      sheets(
        sheet('cards', 'card-63x88', ', style: templates/one.css'),
        sheet('tokens', 'token-25', ', style: templates/two.css'),
      ),
      {
        'templates/beast.hbs': '<p class="name">{{text card.name}}</p>',
        'templates/one.css': '.name { font-size: 12pt; padding: 10mm; }',
        'templates/two.css': '.name { font-size: 7pt; padding: 8mm 0; text-align: center; }',
      },
    );
    const files = await print(both, { together: true });
    expect(files).toHaveLength(1);
    const { pages, fonts } = await readPdf(files[0]?.path ?? '');
    expect(pages.map(({ text }) => text.split('Otter').length - 1)).toEqual([2, 0]);
    expect(fonts.every(({ form }) => form === 'outlines')).toBe(true);
    const document = await PDFDocument.load(readFileSync(files[0]?.path ?? ''));
    const root = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    expect(titleOf(root.lookup(PDFName.of('First'), PDFDict))).toBe('cards');
    expect(titleOf(root.lookup(PDFName.of('Last'), PDFDict))).toBe('tokens');
  });

  test('papers and sizes of the game itself', async () => {
    const own = game(
      room,
      `${sheets(sheet('cards', 'chip'))}sizes: [{ id: chip, width: 30, height: 30, shape: round }]\npapers: [{ id: postcard, width: 100, height: 148 }]\n`,
    );
    const [file] = await print(own, { papers: ['postcard'], cards: ['heron'] });
    const { pages } = await readPdf(file?.path ?? '');
    expect(pages[0]?.media.width).toBeCloseTo((100 * 72) / 25.4, 2);
    const [place] = placesOn({ width: 100, height: 148 }, { width: 30, height: 30 });
    // Cut along a circle: dark in the middle, not in the corners.
    const raster = await rasterOf(file?.path ?? '', 0, 10);
    expect(raster.dark((place?.x ?? 0) + 15, (place?.y ?? 0) + 15)).toBeGreaterThan(0.9);
    expect(raster.dark((place?.x ?? 0) + 2, (place?.y ?? 0) + 2)).toBeLessThan(0.1);
  });
});

function titleOf(item: PDFDict): string {
  return item.lookup(PDFName.of('Title'), PDFHexString).decodeText();
}

async function isTagged(path: string): Promise<boolean> {
  const { document } = await readPdf(path);
  return document.catalog.has(PDFName.of('StructTreeRoot'));
}
