/** A whole game of each that comes with Cardwright, played by clicking against a bot. */
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { openStudio } from './open-studio.ts';
import { addressOfPlay, beginGame, clickToTheEnd, openTable } from './open-table.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** A game that goes on for longer has no end. */
const ENDLESS = 2500;

test.each<[game: string, options: Readonly<Record<string, string>>]>([
  ['lords-of-war', {}],
  ['apeiron', {}],
  ['battle-logistic-square', {}],
  // Whoever clicks without a plan turns and moves weapons for hours.
  ['armed-warfare', { roundLimit: '2', freeActions: '2' }],
  ['aaws-basic', {}],
])('%s', async (game, options) => {
  const studio = await openStudio(join(packageRoot(), 'content', game));
  const { page, errors } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random'], options);
  expect(await clickToTheEnd(page, ENDLESS)).toBeGreaterThan(5);
  expect(await page.$eval('.heading', (one) => one.textContent)).toMatch(/has won|draw/);
  // Nothing is hidden after the end.
  await page.waitForFunction(
    () => !document.querySelector('.log')?.textContent?.includes('a hidden decision'),
  );
  expect(errors).toEqual([]);
  await page.close();
  await studio.server.close();
});
