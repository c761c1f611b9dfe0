/** More pages of a studio at a time than a browser has connections to a server. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { newPage, openPlace, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
/** Browsers open six connections to a server. */
const PAGES = 9;
const errors: string[] = [];
let browser: Browser;
let file: string;
let sound: string;
let studio: OpenStudio;

beforeAll(async () => {
  browser = await startBrowser();
  const folder = copyGame(join(packageRoot(), 'starter'), join(room, 'game'));
  file = join(folder, 'keepers.yaml');
  sound = readFileSync(file, 'utf8');
  studio = await openStudio(folder);
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  // Of a game that cannot be read there are no choices.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test(
  'all of them load and hear of changes, and what is typed is written',
  { tags: 'soak' },
  async () => {
    const pages: Page[] = [];
    for (let count = 1; count < PAGES; count += 1) {
      const page = await openPlace(browser, studio, '/balance', errors);
      await shows(page, 'no errors');
      pages.push(page);
    }
    const text = await openPlace(browser, studio, '/text?file=keepers.yaml', errors);
    await text.waitForSelector('.cm-content[aria-label]');
    await text.focus('.cm-content');
    await text.keyboard.type('# typed\n- broken: [\n');
    await until(() => readFileSync(file, 'utf8').includes('- broken: ['));
    for (const page of pages) await shows(page, 'Errors: 1');
  },
);

test(
  'whoever comes later hears of what follows too, also when others have left',
  { tags: 'soak' },
  async () => {
    const save = (text: string): void => {
      writeFileSync(file, text);
      studio.server.saved([file]);
    };
    save(sound);
    const [early, late] = [await newPage(browser, errors), await newPage(browser, errors)];
    const address = `${studio.origin}/figures#${studio.key}`;
    await early.goto(address);
    await shows(early, 'no errors');
    await late.goto(address);
    await shows(late, 'no errors');
    await early.close();
    save(`${sound}- broken: [`);
    await shows(late, 'Errors: 1');
    save(sound);
    await shows(late, 'no errors');
  },
);

/** Also of a page that is behind others, which is drawn no more. */
async function shows(page: Page, text: string): Promise<void> {
  const polling = { polling: 100 };
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), polling, text);
}
