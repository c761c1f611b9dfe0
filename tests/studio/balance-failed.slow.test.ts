/** Rules that throw while bots play for the page of balance. */
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../support/browsers.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { throwingGame, THROWN } from '../support/throwing-game.ts';
import { openPlace } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let browser: Browser;
let studio: OpenStudio;

beforeAll(async () => {
  browser = await startBrowser();
  studio = await openStudio(throwingGame(join(room, 'throws')));
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
});

test('the page says so, with the command that plays that game again', async () => {
  const errors: string[] = [];
  const page = await openPlace(browser, studio, '/balance', errors);
  await (await page.waitForSelector('#trust'))!.click();
  await page.waitForSelector('#start:not([disabled])');
  await page.click('#start');
  await page.waitForSelector('.results .failed-game');
  const text = (selector: string): Promise<string> =>
    page.$eval(selector, (one) => one.textContent ?? '');
  expect(await text('.results [role=alert]')).toBe(`The rules of the game failed: ${THROWN}`);
  const command = await text('.failed-game code');
  expect(command).toMatch(/^cardwright play \S+throws --seats greedy,greedy --deck \S+ --seed 1 /);
  const { err } = await cardwright(command.split(' ').slice(1), room);
  expect(err).toContain(THROWN);
  expect(errors).toEqual([]);
});
