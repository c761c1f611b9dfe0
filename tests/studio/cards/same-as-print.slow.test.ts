/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside a function */
/** The page of cards draws each face of each game with exactly what it is printed with: compared by pixels. */
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot, paperSizes } from '../../../kernel/index.ts';
import { pressSingles } from '../../../print/formats/singles.ts';
import { Press } from '../../../print/press/press.ts';
import { picturesOf } from '../../../print/raster/draw.ts';
import { pixels } from '../../../print/html/measures.ts';
import type { Sheet } from '../../../print/sheets/sheet.ts';
import { printableGame, type PrintableGame } from '../../../print/printable-game.ts';
import { isSoak } from '../../support/runs.ts';
import { printedGames } from '../../print/printed-games.ts';
import { TINY_PRINT } from '../../print/tiny-game.ts';
import { startBrowser } from '../../support/browsers.ts';
import { openCards } from './open-cards.ts';

/** Of the page, in times of its size on paper. */
const ZOOM = 1.5;
const DPI = 96 * ZOOM;

/**
 * Of the pixels of a face. Letters and hatches lie on other pixels of a screen than of a picture of
 * paper; boards that are full of them come to 1.1 per cent, small cards to 1.4.
 */
const DIFFERENT = 0.01;
const DIFFERENT_ON_BOARDS = 0.012;
const DIFFERENT_ON_SMALL = 0.02;

/** Pixels of a card of half the usual size. */
const SMALL = 3000 * (DPI / 25.4) ** 2;

/** More than the widest mat needs. */
const WIDTH = 4000;

/** The games of the repository and the starter hold many faces: the soak run compares them. */
const games = [
  ...(isSoak ? [...printedGames().map((name) => join('content', name)), 'starter'] : []),
  TINY_PRINT,
];

const press = new Press();
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await press.close();
});

/** Pixels in rows, four bytes each. */
interface Drawn {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

test.each(games)('%s', async (game) => {
  const folder = join(packageRoot(), game.replace(packageRoot(), ''));
  const printable = printableGame(new GameChecker(folder).check());
  if (printable === null) throw new Error('There is nothing to print.');
  const preview = await openCards(folder, browser);
  // The page is there before its cards.
  await preview.page.waitForFunction(() => {
    const said = document.querySelector('header')?.textContent ?? '';
    return said.includes(' faces') && !said.includes('being drawn');
  });
  const others: (readonly [face: string, share: number])[] = [];
  let count = 0;
  for (const sheet of printable.sheets) {
    const printed = await facesPrinted(printable, sheet);
    let different: typeof others = [];
    // A page that still draws, on a busy machine, is looked at once more.
    for (let look = 0; look < 3; look += 1) {
      const shown = await facesShown(preview.page, sheet);
      if (shown.size !== printed.size && look < 2) continue;
      expect([...shown.keys()].toSorted()).toEqual([...printed.keys()].toSorted());
      different = [...shown].flatMap(([key, face]) => {
        const share = difference(face, printed.get(key) as Drawn);
        return share > mostDifferent(key, face) ? [[key, share] as const] : [];
      });
      if (different.length === 0) break;
    }
    others.push(...different);
    count += printed.size;
  }
  await preview.close();
  expect(others).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

function mostDifferent(key: string, { width, height }: Drawn): number {
  if (width * height < SMALL) return DIFFERENT_ON_SMALL;
  return key.endsWith('/panel') ? DIFFERENT_ON_BOARDS : DIFFERENT;
}

async function facesPrinted(printable: PrintableGame, sheet: Sheet): Promise<Map<string, Drawn>> {
  const paper = paperSizes().get('a4');
  const locale = printable.data.manifest.locales[0] ?? 'en';
  if (paper === undefined) throw new Error('There is no A4.');
  const order = { sheet, locale, paper, wanted: {}, bleed: 0, date: new Date(0) };
  const { pdf, faces, pageOf, page, faults } = await pressSingles(printable, order, press);
  if (pdf === null) throw new Error(JSON.stringify(faults));
  const [width, height] = [pixels(page.width, DPI), pixels(page.height, DPI)];
  const pages = [...new Set(pageOf)];
  const drawn = await picturesOf(
    pdf,
    pages.map((at) => ({ page: at, width, height, encoding: 'png', dpi: DPI })),
  );
  const pictures = new Map<number, Drawn>();
  for (const [at, bytes] of drawn.entries()) pictures.set(pages[at] ?? 0, await pixelsOf(bytes));
  return new Map(
    faces.map(({ card, side }, at) => [
      [sheet.id, card?.id, side].filter((part) => part !== undefined).join('/'),
      pictures.get(pageOf[at] ?? 0) as Drawn,
    ]),
  );
}

/** All faces of a sheet, cut out of one picture of the page. */
async function facesShown(page: Page, { id }: Sheet): Promise<Map<string, Drawn>> {
  await page.setViewport({ width: WIDTH, height: 1000 });
  await page.evaluate(
    (sheet, zoom) => {
      const set = (name: string, property: 'value' | 'checked', value: unknown): void => {
        const control = document.getElementById(name) as HTMLInputElement;
        Object.assign(control, { [property]: value });
        control.dispatchEvent(new Event('input'));
      };
      set('sheet', 'value', sheet);
      set('backs', 'checked', true);
      set('size', 'value', zoom);
    },
    id,
    ZOOM,
  );
  const boxes = await page.evaluate(settled, id);
  const bottom = Math.max(...boxes.map(({ top, height }) => top + height));
  await page.setViewport({ width: WIDTH, height: Math.ceil(bottom) + 100 });
  const picture = await page.screenshot();
  const faces = new Map<string, Drawn>();
  for (const { key, left, top, width, height } of boxes) {
    const cut = sharp(picture).extract({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    });
    faces.set(key, await pixelsOf(await cut.png().toBuffer()));
  }
  return faces;
}

/** In the page: where the faces of a sheet are, once everything on them is there, each on whole pixels. */
async function settled(
  sheet: string,
): Promise<{ key: string; left: number; top: number; width: number; height: number }[]> {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[src$="sheet=${sheet}"]`);
  const until = async (holds: () => boolean): Promise<void> => {
    for (let look = 0; look < 1200 && !holds(); look += 1) {
      // oxlint-disable-next-line no-promise-executor-return -- a pause
      await new Promise((next) => setTimeout(next, 50));
    }
  };
  await until(() => (frame?.contentDocument?.querySelectorAll('.cw-face').length ?? 0) > 0);
  const inside = frame?.contentDocument;
  if (frame === null || inside === null || inside === undefined) return [];
  const style = inside.createElement('style');
  // Where a part is cut and folded is drawn over its face on screens, not on single faces in print.
  style.textContent = `
    .cw-part-lines { display: none }
    .cw-place { content-visibility: visible !important; border-radius: 0 !important; outline: none !important; }
    .cw-face { width: round(up, calc(var(--w) * 1mm * var(--zoom)), 1px) !important; height: calc(round(up, calc(var(--h) * 1mm * var(--zoom)), 1px) + 40px) !important; max-width: none !important; overflow: hidden }`;
  inside.head.append(style);
  for (const face of inside.querySelectorAll('article')) face.getBoundingClientRect();
  await inside.fonts.ready;
  await Promise.all([...inside.images].map((image) => image.decode().catch(() => undefined)));
  // Text is set smaller where it is too large, after any change. What is done first may be for the one before.
  const faces = document.getElementById('faces');
  const find = document.getElementById('find') as HTMLInputElement;
  for (const blank of [' ', '']) {
    const before = faces?.dataset['settled'];
    find.value = blank;
    find.dispatchEvent(new Event('input'));
    await until(() => faces?.dataset['settled'] !== before);
  }
  await inside.fonts.ready;
  const { left, top } = frame.getBoundingClientRect();
  const scrolled = faces?.scrollTop ?? 0;
  return [...inside.querySelectorAll<HTMLElement>('.cw-face')].map((face) => {
    const box = face.querySelector('.cw-place')?.getBoundingClientRect() ?? new DOMRect();
    return {
      key: face.dataset['key'] ?? '',
      left: left + box.left,
      top: top + scrolled + box.top,
      width: box.width,
      height: box.height,
    };
  });
}

/** In a third of the size: what differs in the edges of letters only is the same then. */
async function pixelsOf(png: Uint8Array): Promise<Drawn> {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .resize(Math.round(width / 3), Math.round(height / 3), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that are others. */
function difference(one: Drawn, other: Drawn): number {
  const { width, height } = one;
  expect([width - other.width, height - other.height].map(Math.abs)).toEqual([0, 0]);
  return (
    pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.2 }) /
    (width * height)
  );
}
