/** The report in a browser: sorted by keys, light and dark, read by axe, without a network or a fault. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fontsInside } from '../../../print/index.ts';
import { withFonts } from '../../../simulation/index.ts';
import { startBrowser } from '../../support/browsers.ts';
import { temporaryRoom } from '../../support/games.ts';
import { tinyReport } from './tiny-report.ts';

const room = temporaryRoom();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;
let page: Page;
let asked: string[] = [];
let said: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  await page.setViewport({ width: 1100, height: 900 });
  page.on('request', (request) => {
    // Fonts in the page ask nobody.
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
});
afterAll(() => browser?.close());
beforeEach(() => {
  asked = [];
  said = [];
});

async function open(language: 'en' | 'ja', scheme: 'light' | 'dark' = 'light'): Promise<string> {
  const path = join(room, `${language}.html`);
  writeFileSync(path, withFonts(tinyReport(language), fontsInside));
  await page.emulateMediaType('screen');
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(pathToFileURL(path).href);
  return pathToFileURL(path).href;
}

/** The first cells of the table with this caption. */
function firstColumn(caption: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const tables = [...document.querySelectorAll('table')];
    const table = tables.find((one) => one.caption?.textContent?.trim() === wanted);
    return [...(table?.tBodies[0]?.rows ?? [])].map(
      (row) => row.cells[0]?.textContent?.trim() ?? '',
    );
  }, caption);
}

/** Of the fonts that letters are drawn with, those that are no part of the page. */
async function foreignFonts(): Promise<string[]> {
  const client = await page.createCDPSession();
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const shown = { nodeId: root.nodeId, selector: 'main *' };
  const { nodeIds } = await client.send('DOM.querySelectorAll', shown);
  const found = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await client.detach();
  const fonts = found.flatMap((one) => one.fonts);
  expect(fonts.length).toBeGreaterThan(200);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test.each(['en', 'ja'] as const)('every letter is of a font in the page: %s', async (language) => {
  await open(language);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  // Of the arrow of a sorted column too.
  await page.click('thead button');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(await foreignFonts()).toEqual([]);
  expect(said).toEqual([]);
});

test('it asks nobody, runs nothing of names, and has nothing to complain of', async () => {
  const address = await open('en');
  expect(asked).toEqual([address]);
  expect(said).toEqual([]);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(await page.$$eval('img, script', (all) => all.map(({ tagName }) => tagName))).toEqual([
    'SCRIPT',
  ]);
});

test('a script that somebody smuggled in would not run', async () => {
  await open('en');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = 1';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(said.join(' ')).toContain('Content Security Policy');
});

test('headings sort with the keyboard, down and then up, and say so', async () => {
  await open('en');
  const caption = 'Cards, drawn and played';
  const heading = await page.evaluateHandle(() =>
    [...document.querySelectorAll('thead button')].find(
      (one) => one.textContent?.trim() === 'Played in games',
    ),
  );
  await (heading as unknown as { focus(): Promise<void> }).focus();
  const sorting = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.closest('th')?.getAttribute('aria-sort'));
  expect(await sorting()).toBe('none');
  await page.keyboard.press('Enter');
  expect(await sorting()).toBe('descending');
  const down = await firstColumn(caption);
  expect(down[0]).toBe('Card 7 <i>');
  expect(down.at(-1)).toBe('Card 0 <i>');
  await page.keyboard.press('Space');
  expect(await sorting()).toBe('ascending');
  expect((await firstColumn(caption))[0]).toBe('Card 0 <i>');
  expect(await page.$$eval('[aria-sort="ascending"]', (all) => all.length)).toBe(1);
});

test('numbers lead to the command that plays a game again', async () => {
  await open('en');
  const links = await page.$$eval('a', (all) => all.map(({ hash }) => hash.slice(1)));
  expect(links.length).toBeGreaterThan(20);
  const shown = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.nextElementSibling?.textContent?.trim()),
    links,
  );
  expect(shown.every((command) => /^cardwright show-it \d \d+ [01]$/u.test(command ?? ''))).toBe(
    true,
  );
});

test('it is light or dark as the reader has it, and light on paper', async () => {
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open('en');
  expect(await background()).toBe('rgb(255, 255, 255)');
  await open('en', 'dark');
  expect(await background()).toBe('rgb(18, 22, 27)');
  await page.emulateMediaType('print');
  expect(await background()).toBe('rgb(255, 255, 255)');
});

test.each([
  ['en', 'light'],
  ['en', 'dark'],
  ['ja', 'light'],
] as const)('axe finds nothing: %s, %s', async (language, scheme) => {
  await open(language, scheme);
  // The page runs its own script only; what a debugger evaluates is not of the page.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as { axe: { run(): Promise<Axe> } }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
  expect(found).toEqual([]);
});

interface Axe {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { html: string }[];
  }[];
}
