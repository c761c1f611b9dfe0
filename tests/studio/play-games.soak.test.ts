/**
 * A game of each that comes with Cardwright, its first turn played with keys alone, the others by clicking,
 * against a bot until it is over.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { turnWithKeys } from './by-keys.ts';
import { fillIn } from './in-browser.ts';
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
  const pressed = await turnWithKeys(page);
  expect(pressed.length).toBeGreaterThan(0);
  // After a move the focus is where the next one is.
  await page.waitForFunction(
    () => document.activeElement !== document.body || document.querySelector('.move') === null,
  );
  // Keys may have ended it already.
  const clicks = await clickToTheEnd(page, ENDLESS);
  expect(pressed.length + clicks).toBeGreaterThan(5);
  expect(await page.$eval('.heading', (one) => one.textContent)).toMatch(/has won|draw/);
  // Nothing is hidden after the end.
  await page.waitForFunction(
    () => !document.querySelector('.log')?.textContent?.includes('a hidden decision'),
  );
  if (game === 'aaws-basic') await changeUnit(page);
  expect(errors).toEqual([]);
  await page.close();
  await studio.server.close();
});

/** What a position makes up is changed by fields: a figure, then all of them by becoming another. */
async function changeUnit(page: Page): Promise<void> {
  await page.click('#position');
  await page.waitForSelector('.records');
  await page.click('[data-record="A1"] summary');
  await page.waitForSelector('[data-record="A1"] input');
  const written = (): Promise<{ unit: string; melee: number }> =>
    page.$eval('.position textarea', (text) => JSON.parse(text.value).units.A1);
  await fillIn(page, '[data-record="A1"] input[aria-label="melee"]', '17');
  expect(await written()).toMatchObject({ melee: 17 });
  await page.select('[data-record="A1"] select[aria-label="Template"]', 'leviathan-rider');
  const { unit, melee } = await written();
  expect(unit).toBe('leviathan-rider');
  expect(melee).not.toBe(17);
  const shown = await page.$eval('[data-record="A1"]', (one) => one.textContent);
  expect(shown).toContain('A1 · Leviathan Rider');
}
