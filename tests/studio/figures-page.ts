/** The page of figures of a small game, opened again for each test, and hands in its grid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { startBrowser } from '../support/browsers.ts';
import { openPlace, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

export const FILE = 'units/dwarf.yaml';
export const ORIGINAL = readFileSync(join(TINY_GAME, FILE), 'utf8');

/** Of the test that runs. */
export let browser: Browser;
export let folder: string;
export let studio: OpenStudio;
export let page: Page;
/** What the page complained of. */
export const errors: string[] = [];

/** A file of tests calls it once: each of its tests has a page of its own. */
export function openFigures(): void {
  const room = temporaryRoom();
  let count = 0;
  beforeAll(async () => {
    browser = await startBrowser();
    errors.length = 0;
  });
  afterAll(async () => {
    await studio?.server.close();
    await browser?.close();
  });
  beforeEach(async () => {
    if (count > 0) await page.close();
    if (count > 0) await studio.server.close();
    count += 1;
    folder = copyGame(TINY_GAME, join(room, String(count)));
    studio = await openStudio(folder);
    const size = { width: 1200, height: 700 };
    page = await openPlace(browser, studio, '/figures', errors, size);
    await page.waitForSelector('revo-grid .rgCell');
  });
}

/** The studio is started again, at the same address. */
export async function startAgain(port: number): Promise<void> {
  studio = await openStudio(folder, port);
}

export function textIn(): string {
  return readFileSync(join(folder, FILE), 'utf8');
}

/** Waits until the file says so: a step is written before the page shows it. */
export function written(isSo: (text: string) => boolean): Promise<void> {
  return until(() => isSo(textIn()));
}

/** The middle of the cell of a component, by id and header. */
export async function placeOf(id: string, header: string): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction(
    (row, column) => {
      const heads = [...document.querySelectorAll('.rgHeaderCell')];
      const head = heads.find((one) => one.textContent === column);
      const cells = [...document.querySelectorAll('.rgCell')];
      const own = cells.find((one) => one.textContent === row);
      const [above, left] = [head, own].map((one) => one?.getBoundingClientRect());
      return above === undefined || left === undefined
        ? null
        : { x: above.x + above.width / 2, y: left.y + left.height / 2 };
    },
    {},
    id,
    header,
  );
  return (await place.jsonValue())!;
}

export async function focus(id: string, header: string): Promise<void> {
  const { x, y } = await placeOf(id, header);
  await page.mouse.click(x, y);
  await page.waitForSelector('#copy:not([disabled])');
}

/** Waits until the frame of the grid is around a cell. */
export async function isFramed(id: string, header: string): Promise<void> {
  const { x, y } = await placeOf(id, header);
  await page.waitForFunction(
    (...[left, top]) => {
      const frames = [...document.querySelectorAll('revogr-focus')];
      return frames
        .map((one) => one.getBoundingClientRect())
        .some((one) => one.left < left && left < one.right && one.top < top && top < one.bottom);
    },
    {},
    x,
    y,
  );
}

export async function type(id: string, header: string, text: string): Promise<void> {
  await typeInto(id, header, text);
  await page.keyboard.press('Enter');
  await isLeft();
}

/** Types into a cell in place of its text, and leaves its field open. */
export async function typeInto(id: string, header: string, text: string): Promise<void> {
  await focus(id, header);
  await page.keyboard.press('Enter');
  const field = await page.waitForSelector('revogr-edit input:focus');
  await field?.click({ count: 3 });
  await page.keyboard.type(text);
}

/** Waits until no cell is typed into. */
export async function isLeft(): Promise<void> {
  await page.waitForFunction(() => document.querySelector('revogr-edit') === null);
}

export async function press(key: 'z' | 'y'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

/** As a spreadsheet program has it on the clipboard: as text, and as HTML beside it. */
export async function paste(text: string): Promise<void> {
  await page.evaluate((plain) => {
    const data = new DataTransfer();
    data.setData('text/plain', plain);
    data.setData('text/html', '<table><tr><td>from HTML</td></tr></table>');
    document.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}
