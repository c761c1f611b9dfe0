/** Undo and redo that cannot be done, on every page: whoever asked for them is informed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { places } from '../../studio/server/places/index.ts';
import type { ShownText } from '../../studio/protocol/text.ts';
import { startBrowser } from '../support/browsers.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { openPlace } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const FILE = 'keepers.yaml';
const errors: string[] = [];
let browser: Browser;
let studio: OpenStudio;

beforeAll(async () => {
  browser = await startBrowser();
  const folder = copyGame(join(packageRoot(), 'starter'), join(temporaryRoom(), 'game'));
  studio = await openStudio(folder);
  await step('# one\n');
  await step('# two\n');
  await studio.json('undo', {});
  const file = join(folder, FILE);
  // Both the step before and the one behind begin with another text.
  writeFileSync(file, `# Somebody else\n${readFileSync(file, 'utf8')}`);
  studio.server.saved([file]);
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  expect(errors).toEqual([]);
});

async function step(inserted: string): Promise<void> {
  const { hash: base } = (await studio.json(`text?file=${FILE}`)) as ShownText;
  await studio.json('text', { file: FILE, base, start: 0, end: 0, inserted });
}

/** The bar that says it is that of all pages. */
const addresses = places.map(({ address }) => address);

test.for(addresses.slice(0, 1))('%s', refuseBothWays);
test.for(addresses.slice(1))('%s', { tags: 'soak' }, refuseBothWays);

async function refuseBothWays(address: string): Promise<void> {
  const page = await openPlace(browser, studio, address, errors);
  for (const way of ['undo', 'redo']) {
    await page.locator(`#${way}:not([aria-disabled])`).click();
    const notice = await page.waitForSelector('[role=alert] .notice');
    expect(await notice?.evaluate((one) => one.textContent)).toContain(
      `${FILE}: Somebody else changed this file meanwhile.`,
    );
    await page.locator('[role=alert] .notice button').click();
    await page.waitForSelector('.notice', { hidden: true });
  }
  await page.close();
}
