/** The words around the faces are drawn with bundled fonts, since a machine may have no Japanese letters. */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { startBrowser } from '../../support/browsers.ts';
import { openCards } from './open-cards.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The fonts with which the browser draws an element, and whether each came with the page. */
async function fontsOf(page: Page, selector: string): Promise<Readonly<Record<string, boolean>>> {
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return Object.fromEntries(
    fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]),
  );
}

test('the title of a game in katakana is in the bundled font', { tags: 'soak' }, async () => {
  const folder = join(packageRoot(), 'content/battle-logistic-square');
  const preview = await openCards(folder, browser);
  const { page } = preview;
  await page.waitForSelector('h1');
  await page.evaluate(async () => {
    const title = document.querySelector('h1');
    if (title !== null) title.textContent = 'バトル ロジスティック スクエア';
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  const fonts = await fontsOf(page, 'h1');
  expect(Object.keys(fonts).join(' ')).toContain('Zen Kaku Gothic New');
  expect(Object.values(fonts)).not.toContain(false);
  await preview.close();
});
