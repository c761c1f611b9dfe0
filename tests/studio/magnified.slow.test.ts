/** Letters four times as big leave a page of 320 by 256 pixels: all that can be used can be scrolled to. */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { places } from '../../studio/server/places/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { BATTLE_LOGISTIC_SQUARE, copyGame, temporaryRoom } from '../support/games.ts';
import { openPlace } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

/** By address: what shows that the page is there. */
const SIGN: Record<string, string> = {
  '/': '#faces',
  '/figures': '[role=grid]',
  '/text': '.cm-content',
  '/layout': '.values input',
  '/decks': 'main:has(.pool .whole) .hand-cards .fronts',
  '/play': 'main select',
  '/balance': 'main input',
  '/print': 'main select',
};

let browser: Browser;
let studio: OpenStudio;

beforeAll(async () => {
  browser = await startBrowser();
  const folder = join(temporaryRoom(), 'game');
  copyGame(BATTLE_LOGISTIC_SQUARE, folder);
  studio = await openStudio(folder);
});
afterAll(async () => {
  await studio?.server.close();
  await browser?.close();
});

/** Controls that are covered, or outside of the window, where they have been scrolled to. */
function outOfReach(page: Page): Promise<{ looked: number; hidden: string[]; width: number }> {
  return page.evaluate(() => {
    const usable = 'a[href], button, input, select, [tabindex="0"]';
    const controls = [...document.querySelectorAll(usable)];
    const shown = controls.filter(
      (one) => one.checkVisibility() && one.getClientRects().length > 0,
    );
    const hidden = shown.filter((one) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + Math.min(width, 30) / 2, top + Math.min(height, 30) / 2];
      const there = document.elementFromPoint(x, y);
      return !one.contains(there) && there?.closest('label')?.control !== one;
    });
    return {
      looked: shown.length,
      hidden: hidden.map((one) => one.outerHTML.slice(0, 120)),
      width: document.documentElement.scrollWidth,
    };
  });
}

/** Where most is beside each other. */
const CROWDED = ['/play', '/figures'];
const addresses = places.map(({ address }) => address);

test.for(addresses.filter((one) => CROWDED.includes(one)))('%s', isWithinReach);
test.for(addresses.filter((one) => !CROWDED.includes(one)))('%s', { tags: 'soak' }, isWithinReach);

async function isWithinReach(address: string): Promise<void> {
  const errors: string[] = [];
  const size = { width: 320, height: 256 };
  const page = await openPlace(browser, studio, address, errors, size);
  await page.waitForSelector(SIGN[address]!);
  const { looked, hidden, width } = await outOfReach(page);
  expect(looked).toBeGreaterThan(8);
  expect(hidden).toEqual([]);
  expect(width).toBe(320);
  expect(errors).toEqual([]);
  await page.close();
}
