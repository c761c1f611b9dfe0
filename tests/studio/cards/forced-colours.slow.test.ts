/** A machine that sets all colours itself (high contrast) leaves those of cards, which are what prints. */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../../support/games.ts';
import { startBrowser } from '../../support/browsers.ts';
import { openCards, type OpenCards } from './open-cards.ts';

let browser: Browser;
let cards: OpenCards;

beforeAll(async () => {
  browser = await startBrowser();
  cards = await openCards(copyGame(LORDS_OF_WAR, join(temporaryRoom(), 'game')), browser);
});
afterAll(async () => {
  await cards?.close();
  await browser?.close();
});

/** Colours of a link of the page, and of all that is on a card. */
function coloursOn(page: Page): Promise<{ page: string; card: string }> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src$="sheet=units"]')!;
    const face = frame.contentDocument!.querySelector('[data-key="units/orc-ravager/front"]')!;
    const painted = [...face.querySelectorAll('article, article *')].map((one) => {
      const { color, backgroundColor, fill } = getComputedStyle(one);
      return [color, backgroundColor, fill].join(' ');
    });
    return { page: getComputedStyle(document.querySelector('a')!).color, card: painted.join() };
  });
}

test('cards keep their colours', async () => {
  const { page, errors } = cards;
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLIFrameElement>('iframe[src$="sheet=units"]')
        ?.contentDocument?.querySelector('[data-key="units/orc-ravager/front"] article') != null,
  );
  const usual = await coloursOn(page);
  const devtools = await page.createCDPSession();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  const forced = await coloursOn(page);
  expect(forced.page).not.toBe(usual.page);
  expect(forced.card).toBe(usual.card);
  expect(errors).toEqual([]);
});
