/** Sheets read back: what is on them, and where. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PDFDict, PDFName } from 'pdf-lib';
import { cardSizes, paperSizes } from '../../kernel/index.ts';
import { placesOn } from './layout/places.ts';
import { Press } from '../../print/press/press.ts';
import type { PrintResult } from '../../print/printing.ts';
import { temporaryRoom } from '../support/games.ts';
import { linesAcross, linesDown, rasterOf, readPdf, type ReadPdf } from './read-pdf.ts';
import { printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const POINTS = 72 / 25.4;
const room = temporaryRoom();
const folder = tinyPrint(room);
const press = sharedPress();
let result: PrintResult;

beforeAll(async () => {
  result = await printed(folder, press, { papers: ['a4', 'letter'] });
});

function fileOf(sheet: string, locale: string, paper: string): string {
  const file = result.files.find(
    (one) => one.sheet === sheet && one.locale === locale && one.paper === paper,
  );
  if (file === undefined) throw new Error(`${sheet} was not printed.`);
  return file.path;
}

async function sheet(id: string, locale = 'en', paper = 'a4'): Promise<ReadPdf> {
  return readPdf(fileOf(id, locale, paper));
}

test('every sheet in every language on every paper, and nothing wrong with it', () => {
  expect(result.diagnostics).toEqual([]);
  expect(result.files.map(({ path }) => basename(path)).toSorted()).toEqual(
    ['aid', 'beasts', 'map'].flatMap((id) =>
      ['en-a4', 'en-letter', 'ja-a4', 'ja-letter'].map((form) => `tiny-${id}-${form}.pdf`),
    ),
  );
});

describe.each(['a4', 'letter'])('cards on %s', (paper) => {
  test('fronts and backs alternate, twelve copies on two sheets of paper', async () => {
    const { pages } = await sheet('beasts', 'en', paper);
    expect(pages.map(({ text }) => /fronts|backs/.exec(text)?.[0])).toEqual([
      'fronts',
      'backs',
      'fronts',
      'backs',
    ]);
  });

  test('boxes are exact to a hundredth of a point', async () => {
    const size = paperSizes().get(paper);
    const [first] = placesOn(size ?? { width: 0, height: 0 }, { width: 63, height: 88 });
    const { pages } = await sheet('beasts', 'en', paper);
    for (const { media } of pages) {
      expect(media.x).toBe(0);
      expect(media.y).toBe(0);
      expect(Math.abs(media.width - (size?.width ?? 0) * POINTS)).toBeLessThan(0.01);
      expect(Math.abs(media.height - (size?.height ?? 0) * POINTS)).toBeLessThan(0.01);
    }
    const trim = pages[0]?.trim;
    expect(Math.abs((trim?.x ?? 0) - (first?.x ?? 0) * POINTS)).toBeLessThan(0.01);
    expect(Math.abs((trim?.y ?? 0) - (first?.y ?? 0) * POINTS)).toBeLessThan(0.01);
    expect(Math.abs((trim?.width ?? 0) - 3 * 63 * POINTS)).toBeLessThan(0.01);
    expect(Math.abs((trim?.height ?? 0) - 3 * 88 * POINTS)).toBeLessThan(0.01);
    expect(pages[0]?.bleed).toEqual(trim);
  });

  test('crop marks stand within a tenth of a millimetre of the cuts', async () => {
    const size = paperSizes().get(paper) ?? { width: 0, height: 0 };
    const places = placesOn(size, { width: 63, height: 88 });
    const left = places[0]?.x ?? 0;
    const top = places[0]?.y ?? 0;
    const raster = await rasterOf(fileOf('beasts', 'en', paper), 0);
    const columns = linesAcross(raster, top - 2, left - 5, left + 3 * 63 + 5);
    const rows = linesDown(raster, left - 2, top - 5, top + 3 * 88 + 5);
    expectNear(
      columns,
      [0, 63, 126, 189].map((at) => left + at),
    );
    expectNear(
      rows,
      [0, 88, 176, 264].map((at) => top + at),
    );
    expectNear(linesAcross(raster, top + 3 * 88 + 2, left - 5, left + 3 * 63 + 5), columns);
    expectNear(linesDown(raster, left + 3 * 63 + 2, top - 5, top + 3 * 88 + 5), rows);
  });
});

function expectNear(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, at] of actual.entries()) {
    expect(Math.abs(at - (expected[index] ?? 0))).toBeLessThan(0.1);
  }
}

test('the cards themselves lie within 0.03 mm of their places', async () => {
  const card = cardSizes().get('card-63x88') ?? { width: 0, height: 0 };
  // A face that is black on white paper, between white neighbours of its own row.
  const black = tinyPrint(room, {
    'templates/beast.hbs': '<div style="position:absolute;inset:0;background:#000"></div>',
  });
  const { files } = await printed(black, press, { cards: ['heron'], locales: ['en'] });
  const raster = await rasterOf(files[0]?.path ?? '', 0, 12);
  const [{ x, y } = { x: 0, y: 0 }] = placesOn({ width: 210, height: 297 }, card);
  const [middle] = linesAcross(raster, y + 40, x - 5, x + card.width + 5);
  const [centre] = linesDown(raster, x + 30, y - 5, y + card.height + 5);
  expect(Math.abs((middle ?? 0) - x - card.width / 2)).toBeLessThan(0.03);
  expect(Math.abs((centre ?? 0) - y - card.height / 2)).toBeLessThan(0.03);
});

describe('what is written', () => {
  test('the name of every copy of every card, in both languages', async () => {
    const names = {
      en: { Otter: 6, Heron: 3, Badger: 2, Shrew: 1 },
      ja: { カワウソ: 6, アオサギ: 3, アナグマ: 2, トガリネズミ: 1 },
    };
    for (const locale of ['en', 'ja'] as const) {
      const { pages } = await sheet('beasts', locale);
      const text = pages.map((page) => page.text).join('\n');
      for (const [name, copies] of Object.entries(names[locale])) {
        expect([name, text.split(name).length - 1]).toEqual([name, copies]);
      }
    }
  });

  test('beside the cards: game, sheet, day, page, scale and thanks', async () => {
    const { pages } = await sheet('beasts');
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Tiny Beasts · Beasts · en · 1970-01-01 · page ${index + 1} of 4`);
      expect(text).toContain('Print at 100 %');
      expect(text).toContain('50 mm');
      expect(text).toContain('game-icons.net, CC BY 3.0');
    }
  });

  test('in fonts that are bundled, embedded as outlines', async () => {
    for (const locale of ['en', 'ja']) {
      const { fonts } = await sheet('beasts', locale);
      expect(fonts.length).toBeGreaterThan(2);
      for (const { name, form } of fonts) {
        expect(name).toMatch(/^(SourceSans3|Vollkorn|ZenKakuGothicNew|ZenAntique)/);
        expect(form).toBe('outlines');
      }
    }
  });

  test('the ruler is 50 mm long', async () => {
    const raster = await rasterOf(fileOf('beasts', 'en', 'a4'), 0, 8);
    const ticks = linesAcross(raster, 297 - 6.35 - 3.2 + 1, 152.5, 208);
    expect((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)).toBeCloseTo(50, 1);
  });
});

describe('as a file', () => {
  test('a title, an author, a language, dates as asked for', async () => {
    const { document } = await sheet('beasts', 'ja');
    expect(document.getTitle()).toBe('小さな獣 · 獣たち');
    expect(document.getSubject()).toBe('ja · A4 · 1970-01-01');
    expect(document.getCreator()).toMatch(/^Cardwright \d/);
    expect(document.getCreationDate()).toEqual(new Date(0));
    expect(document.getModificationDate()).toEqual(new Date(0));
    expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('ja');
  });

  test('viewers are asked not to shrink it, and to turn it on the long edge', async () => {
    const { document } = await sheet('beasts');
    const preferences = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
    expect(preferences.get(PDFName.of('PrintScaling'))?.toString()).toBe('/None');
    expect(preferences.get(PDFName.of('Duplex'))?.toString()).toBe('/DuplexFlipLongEdge');
  });

  test('the same input gives the same bytes', async () => {
    const first = readFileSync(fileOf('beasts', 'ja', 'a4'));
    const other = new Press();
    try {
      const again = await printed(tinyPrint(room), other, { locales: ['ja'], kinds: ['beast'] });
      expect(readFileSync(again.files[0]?.path ?? '').equals(first)).toBe(true);
    } finally {
      await other.close();
    }
  });
});

describe('panels', () => {
  test('a map larger than the paper is spread over pages, each part at its place', async () => {
    const { pages } = await sheet('map');
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain('0/0');
    expect(pages[0]?.text).not.toContain('5/0');
    expect(pages[1]?.text).toContain('5/0');
    for (const { trim } of pages) expect(Math.abs(trim.width - 155 * POINTS)).toBeLessThan(0.01);
  });

  test('an aid fills one page, and knows the game', async () => {
    const { pages } = await sheet('aid');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('Hold 5 cards.');
    expect(pages[0]?.text).toContain('Badger: 3');
  });
});

test('a selection has a name of its own, and leaves panels out', async () => {
  const { files } = await printed(folder, press, {
    cards: ['otter'],
    deck: new Map([['otter', 2]]),
    label: 'pack-otter',
    locales: ['en'],
  });
  expect(files.map(({ path, cards }) => [basename(path), cards])).toEqual([
    ['tiny-beasts-pack-otter-en-a4.pdf', 2],
  ]);
});
