/** The sheets of Armed Warfare as printed: square cards that lie on the squares of the map, backs by colour, all words. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { inLocale } from '../../../kernel/index.ts';
import { printGame } from '../../../print/print-game.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { linesAcross, pictureOf, rasterOf, readPdf } from '../../print/read-pdf.ts';
import { temporaryRoom } from '../../support/games.ts';
import { sharedPress } from '../../support/browsers.ts';

/** A card and a square of the map, in mm. */
const SIDE = 63;
const MM_PER_POINT = 25.4 / 72;
/** Sheets of one page. */
const SINGLE = ['counters', 'cockpits', 'aid'];

const room = temporaryRoom();
const press = sharedPress();

const checked = new GameChecker(join(contentFolder(), 'armed-warfare')).check();
const texts = checked.game === null ? null : new CardTexts(checked.game);
const files: PrintedFile[] = [];

beforeAll(async () => {
  // All sheets on one paper, and on others what may take another number of pages there.
  for (const { papers, sheets } of [
    { papers: ['a4'], sheets: undefined },
    { papers: ['letter'], sheets: ['map', ...SINGLE] },
    { papers: ['a3'], sheets: ['map'] },
  ]) {
    const request = { out: room, date: new Date(0), papers, ...(sheets && { sheets }) };
    const result = await printGame(checked, request, press);
    expect(result.diagnostics).toEqual([]);
    files.push(...result.files);
  }
});

describe('cards', () => {
  test.each([
    // Twelve Armdroids, two of each of 32 units; twelve cards on a page, each with its back.
    ['armdroids', 1],
    ['weapons', 6],
  ])('%s are squares of the side of the map, with backs', async (sheet, sheetsOfPaper) => {
    for (const locale of ['en', 'ja']) {
      const { pages } = await readPdf(file(sheet, locale, 'a4'));
      expect(pages).toHaveLength(2 * sheetsOfPaper);
      for (const { trim } of pages) {
        expect(millimetres(trim.width)).toBe(3 * SIDE);
        expect(millimetres(trim.height) % SIDE).toBe(0);
      }
    }
  });

  // AWF-3.1.4
  test('Armdroids have blue backs, weapon units yellow ones', async () => {
    const [blue, yellow] = await Promise.all([ground('armdroids'), ground('weapons')]);
    expect(blue.b).toBeGreaterThan(blue.r + 80);
    expect(Math.min(yellow.r, yellow.g)).toBeGreaterThan(yellow.b + 80);
  });

  test.each(['en', 'ja'])(
    'every name, figure and word of the abilities is there, in %s',
    async (locale) => {
      for (const [sheet, kind] of [
        ['armdroids', 'armdroid'],
        ['weapons', 'weapon'],
      ] as const) {
        const { pages } = await readPdf(file(sheet, locale, 'a4'));
        const printed = plain(pages.map(({ text }) => text).join('\n'));
        for (const card of checked.linked?.cards[kind] ?? []) {
          const name = inLocale(card.name as Parameters<typeof inLocale>[0], locale);
          expect(printed).toContain(plain(name));
          for (const words of wordsOf(card.id, locale)) {
            expect([card.id, printed.includes(words)]).toEqual([card.id, true]);
          }
        }
      }
    },
  );
});

describe('the map', () => {
  test.each([
    ['a4', 9],
    ['letter', 9],
    ['a3', 6],
  ])('on %s it takes %i pages, each of whole squares', async (paper, count) => {
    const { pages } = await readPdf(file('map', 'en', paper));
    expect(pages).toHaveLength(count);
    for (const { trim } of pages) {
      for (const length of [trim.width, trim.height]) {
        // Of all but the last, a millimetre lies under the next.
        expect([0, 1]).toContain(millimetres(length) % SIDE);
      }
    }
    // Those in the north are upside down for readers in the south, and so for this one.
    for (const [square, names] of [
      ['1 · 1', ['NW', 'WN']],
      ['9 · 1', ['NE', 'EN']],
      ['1 · 9', ['SW']],
      ['9 · 9', ['SE']],
    ] as const) {
      const page = pages.find(({ text }) => text.includes(square));
      const text = plain(page?.text ?? '');
      expect([square, names.some((name) => text.includes(name))]).toEqual([square, true]);
    }
  });

  test('is cut at marks, on the lines of its squares', async () => {
    const path = file('map', 'en', 'a4');
    const { pages } = await readPdf(path);
    const [first] = pages;
    if (first === undefined) throw new Error('The map has no page.');
    const { trim, media } = first;
    const left = trim.x * MM_PER_POINT;
    const top = (media.height - trim.y - trim.height) * MM_PER_POINT;
    const raster = await rasterOf(path, 0, 8);
    const above = linesAcross(raster, top - 3, left - 2, left + 3 * SIDE + 3);
    expect(above[0]).toBeCloseTo(left, 1);
    expect(above.at(-1)).toBeCloseTo(left + trim.width * MM_PER_POINT, 1);
    // Away from the knots where lines cross, and from what is drawn in the squares.
    for (const line of [1, 2]) {
      for (const off of [0, 2]) {
        const x = left + line * SIDE + off;
        const y = top + line * SIDE + off;
        const isDark = [raster.dark(x, top + 20), raster.dark(left + 20 + SIDE, y)].map(
          (one) => one > 0.5,
        );
        expect([line, off, isDark]).toEqual([line, off, [off === 0, off === 0]]);
      }
    }
  });
});

test.each(SINGLE)('%s take one page on every paper', async (sheet) => {
  for (const locale of ['en', 'ja']) {
    for (const paper of ['a4', 'letter']) {
      expect((await readPdf(file(sheet, locale, paper))).pages).toHaveLength(1);
    }
  }
});

// AWF-5.13.1, AWF-5.13.2
test('there are counters of damage, of both statuses and of the order of turns', async () => {
  const [page] = (await readPdf(file('counters', 'en', 'a4'))).pages;
  const lines = (page?.text ?? '').split(/\s+/);
  const count = (word: string): number => lines.filter((one) => one === word).length;
  // What explains them shows one more of a damage, of a loss of movement and of a place.
  expect([count('3'), count('5'), count('−2')]).toEqual([24 + 1 + 1, 24, 14 + 1]);
  for (const word of ['Damage', 'Jammed', 'Slowed', 'Used', 'Order', 'Turn']) {
    expect(lines).toContain(word);
  }
});

function file(sheet: string, locale: string, paper: string): string {
  const found = files.find(
    (one) => one.sheet === sheet && one.locale === locale && one.path.endsWith(`-${paper}.pdf`),
  );
  if (found === undefined) throw new Error(`${sheet} was not printed in ${locale} on ${paper}.`);
  return found.path;
}

/** To a hundredth. */
function millimetres(points: number): number {
  return Math.round(points * MM_PER_POINT * 100) / 100;
}

/** The colour of the plate below the title of a back, on the second page. */
async function ground(sheet: string): Promise<{ r: number; g: number; b: number }> {
  const path = file(sheet, 'en', 'a4');
  const { pages } = await readPdf(path);
  const page = pages[1];
  if (page === undefined) throw new Error(`${sheet} has no backs.`);
  const picture = await pictureOf(path, 1);
  const x = Math.round(page.trim.x + 20 / MM_PER_POINT);
  const y = Math.round(page.media.height - page.trim.y - page.trim.height + 12.2 / MM_PER_POINT);
  const at = (y * picture.width + x) * 4;
  const [r = 0, g = 0, b = 0] = picture.data.subarray(at, at + 3);
  return { r, g, b };
}

/** Stretches of the rules text between drawings, without spaces. */
function wordsOf(id: string, locale: string): string[] {
  return (texts?.paragraphs(id, locale) ?? []).flatMap(({ runs }) =>
    runs.filter(({ kind }) => kind !== 'icon').map(({ text }) => plain(text)),
  );
}

function plain(text: string): string {
  return text.replace(/[\s\u200B\u00A0]/g, '');
}
