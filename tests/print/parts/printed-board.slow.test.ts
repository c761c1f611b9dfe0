/** A board over several pages, read back: tabs show what the next page has, and a press has it in one piece. */
import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatNamed } from '../../../print/formats/index.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { temporaryRoom } from '../../support/games.ts';
import { rasterOf, readPdf, type Raster } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const PRINT = `sheets:
  - id: map
    title: { en: Map, ja: 地図 }
    template: templates/map.hbs
    back: templates/aid.hbs
    style: templates/map.css
    size: { width: 300, height: 250 }
    part: { shape: board, columns: 2 }
`;

async function print(format?: string): Promise<PrintedFile> {
  const folder = tinyPrint(room, { 'print.yaml': PRINT });
  const own = format === undefined ? {} : { format: formatNamed(format) };
  const { files, diagnostics } = await printed(folder, press, { locales: ['en'], ...own });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [file] = files;
  if (file === undefined) throw new Error('Nothing was printed.');
  return file;
}

describe('a map of 300 × 250 mm folded in half, on A4', () => {
  let file: PrintedFile;
  let left: Raster;
  let right: Raster;

  beforeAll(async () => {
    file = await print();
    [left, right] = await Promise.all([rasterOf(file.path, 0), rasterOf(file.path, 2)]);
  });

  test('has two fronts, their backs, and a page that shows how they meet', async () => {
    const { pages } = await readPdf(file.path);
    expect(pages).toHaveLength(5);
    expect(pages[0]?.text).toContain('row 1, column 1: the same letters meet');
    expect(pages[1]?.text).toContain('backs');
    expect(pages[4]?.text).toContain('Cut boards of 2 mm: 2 × (150 × 250) mm');
    expect(pages[4]?.text).toContain('Each back is on the page after its front');
    for (const [index, letter] of [
      [0, 'A'],
      [2, 'A'],
      [1, 'a'],
      [3, 'a'],
    ] as const) {
      expect(pages[index]?.text.split(/\s+/)).toContain(letter);
    }
  });

  test('shows under the tab what the next page has at its edge', () => {
    // 150 mm in the middle of 210: panels begin at 30, and at 180 the left one goes on as a tab.
    let dark = 0;
    for (let down = 30; down < 265; down += 0.7) {
      for (let along = 0.5; along < 9.5; along += 0.7) {
        const [mine, theirs] = [left.dark(180 + along, down), right.dark(30 + along, down)];
        if (mine > 0.3) dark += 1;
        expect(Math.abs(mine - theirs)).toBeLessThan(0.35);
      }
    }
    expect(dark).toBeGreaterThan(0);
    expect(left.dark(190.6, 80)).toBeLessThan(0.05);
  });

  test('is for a press one page of its own size, with the fold as a spot colour', async () => {
    const { path } = await print('pdf-x4');
    expect(path).toContain('map-en-whole-x4.pdf');
    const document = await PDFDocument.load(readFileSync(path), { updateMetadata: false });
    expect(document.getPageCount()).toBe(2);
    const { width, height } = document.getPage(0).getTrimBox();
    expect((width * 25.4) / 72).toBeCloseTo(300, 1);
    expect((height * 25.4) / 72).toBeCloseTo(250, 1);
    const bleed = document.getPage(0).getBleedBox();
    expect((bleed.width * 25.4) / 72).toBeCloseTo(306, 1);
    const names = readFileSync(path, 'latin1');
    const spots = await spotColours(document);
    expect(spots).toEqual(['Crease', 'CutContour']);
    expect(names.startsWith('%PDF')).toBe(true);
  });
});

/** The names of separations anywhere in a document. */
async function spotColours(document: PDFDocument): Promise<string[]> {
  const { PDFArray, PDFName } = await import('pdf-lib');
  const found = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFArray) || object.size() < 2) return [];
    return object.get(0) === PDFName.of('Separation') ? [String(object.get(1)).slice(1)] : [];
  });
  return [...new Set(found)].toSorted();
}
