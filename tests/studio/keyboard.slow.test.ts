/** The main work of places and sites with keys alone: nothing is clicked, and the focus moves by keys only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../studio/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { BATTLE_LOGISTIC_SQUARE, checkedGame, copyGame, temporaryRoom } from '../support/games.ts';
import {
  awaitFocus,
  breakAndFix,
  openFile,
  pressAt,
  reach,
  together,
  turnWithKeys,
} from './by-keys.ts';
import { keepDownloads, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';
import { openTable } from './open-table.ts';
import { serveFiles, siteParts, type FileServer } from './site-files.ts';

const CARD = 'sc-barrier-panel';
const room = temporaryRoom();
const folder = join(room, 'game');
let browser: Browser;
let studio: OpenStudio;
let files: FileServer;
let page: Page;
let errors: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  copyGame(BATTLE_LOGISTIC_SQUARE, folder);
  studio = await openStudio(folder);
  await writeSite(checkedGame(folder), join(room, 'site'), siteParts(room));
  files = await serveFiles(room);
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});
afterAll(async () => {
  await studio?.server.close();
  await files?.close();
  await browser?.close();
});

function textIn(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

async function keys(...all: KeyInput[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

async function open(address: string): Promise<void> {
  ({ page, errors } = await openTable(browser, address));
}

const place = (path: string): Promise<void> => open(`${studio.origin}${path}#${studio.key}`);

test('Print: a deck is chosen, printed and handed out', { tags: 'soak' }, async () => {
  await place('/print');
  await page.waitForSelector('.plan svg');
  const downloads = join(room, 'downloads');
  await keepDownloads(page, downloads);
  for (const choice of ['#deck', '#sheet']) {
    await reach(page, 'form', choice);
    await keys('ArrowDown');
  }
  await together(page, 'Shift', 'F6');
  await reach(page, 'form', '#show');
  // The button that has begun it cannot be pressed meanwhile, which may be short.
  const isPassed = awaitFocus(page, '#cancel');
  await keys('Enter');
  await isPassed;
  await page.waitForSelector('#all');
  expect(await page.$eval('.progress', (one) => one.textContent)).toBe('Files made: 2');
  await awaitFocus(page, '#show');
  await reach(page, '.pages', '#all');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/print-kept'));
  await keys('Enter');
  expect((await kept).status()).toBe(200);
  await until(() => existsSync(join(downloads, 'battle-logistic-square-print.zip')));
  await awaitFocus(page, '#all');
});

test(
  'Decks: a card is added, the deck is fixed and exported, a list becomes a deck',
  { tags: 'soak' },
  async () => {
    await place('/decks');
    await breakAndFix(page, CARD);
    await reach(page, '.deck', '#export-form');
    const list = await page.$eval('#exported', (one) => (one as HTMLTextAreaElement).value);
    // A list forgets the letters before one that comes late.
    await keys('j');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('#exported')?.value.startsWith('{'),
    );
    await reach(page, '.deck', '#imported');
    await page.keyboard.sendCharacter(list);
    await page.waitForSelector('#import:not([disabled])');
    await together(page, 'Shift', 'Tab');
    await awaitFocus(page, '#import');
    await keys('Enter');
    await page.waitForFunction(
      () => document.querySelector('.deck-head .place')?.textContent === 'decks/import-a-list.yaml',
    );
    await until(() => existsSync(join(folder, 'decks', 'import-a-list.yaml')));
  },
);

test(
  'a site: a card is held up, a deck fixed and taken to the table, the rules are opened',
  { tags: 'soak' },
  async () => {
    await open(`${files.origin}/site/index.html`);
    await page.waitForSelector('.front a');
    await reach(page, '.tools', '#search');
    await page.keyboard.type('barrier panel');
    await page.waitForFunction(() => document.querySelectorAll('.front a').length === 1);
    await reach(page, '.scroller', '.front a');
    await keys('Enter');
    await awaitFocus(page, 'dialog .close');
    await keys('F6', 'Escape');
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    await awaitFocus(page, '.front a');

    await reach(page, 'header', '[href="#decks"]');
    await keys('Enter');
    await breakAndFix(page, CARD);
    await pressAt(page, '#play-deck', 'Enter');
    await page.waitForSelector('#begin');
    await reach(page, 'main', '#sitter-1');
    // Its neighbour, a bot as quick as any.
    await keys('ArrowUp');
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('#sitter-1')?.value === 'random',
    );
    await pressAt(page, '#begin', 'Enter');
    expect((await turnWithKeys(page)).length).toBeGreaterThan(0);

    await reach(page, 'header', '[href="rulebook-en.html"]');
    await keys('Enter');
    await page.waitForSelector('.book');
    await pressAt(page, '[href="clauses-en.html#BLS-1.1"]', 'Enter');
    await page.waitForSelector('[id="BLS-1.1"]');
  },
);

/** Its line in the first card, from 0. */
const COLOUR = 7;

test(
  'Text: words are completed, a fault is fixed, an effect and a pattern are built',
  { tags: 'soak' },
  async () => {
    const file = 'cards/script.yaml';
    const before = textIn(file);
    await place('/text');
    await page.waitForSelector('.cm-content[aria-label]');
    await openFile(page, file);
    await keys(...Array<KeyInput>(COLOUR).fill('ArrowDown'), 'End');
    await keys(...Array<KeyInput>('white'.length).fill('Backspace'));
    await together(page, 'Control', 'Space');
    await page.waitForSelector('.cm-tooltip-autocomplete [aria-selected]');
    await page.keyboard.type('gr');
    await page.waitForFunction(
      () => document.querySelectorAll('.cm-tooltip-autocomplete li').length === 1,
    );
    // For a moment the editor takes no word that has only just come under the hand.
    await setTimeout(200);
    await keys('Enter');
    const green = before.replace('colour: white', 'colour: green');
    // Slow hands have had a word without its end written before.
    await until(() => textIn(file) === green);

    await page.keyboard.type('x');
    await page.waitForSelector('.fix');
    await together(page, 'Control', 'Home');
    await keys('F8');
    await page.waitForFunction(() =>
      document.querySelector('.cm-activeLine')?.textContent?.includes('colour: greenx'),
    );
    await reach(page, 'aside:last-of-type', '.fix');
    await keys('Enter');
    await until(() => textIn(file) === green);

    await reach(page, '.effects', 'select[aria-label="do 1"]');
    const next = await page.$eval('select[aria-label="do 1"]', (list) => {
      const { options, selectedIndex } = list;
      return options[selectedIndex + 1]?.value;
    });
    // The first arrow opens the list and chooses nothing.
    await keys('ArrowDown', 'ArrowDown', 'Enter');
    await until(() => textIn(file) !== green);
    expect(textIn(file)).toContain(`do: [{ op: ${next}`);
    await awaitFocus(page, 'select[aria-label="do 1"]');
    await pressAt(page, '#undo', 'Enter');
    await until(() => textIn(file) === green);
    while ((await page.$('#undo[aria-disabled]')) === null) {
      await awaitFocus(page, '#undo');
      await keys('Enter');
      await setTimeout(50);
    }
    // With nothing more to undo it keeps the focus: on its neighbour the next key would do everything again.
    await awaitFocus(page, '#undo');

    await openFile(page, 'patterns.yaml');
    while ((await page.$('.squares')) === null) await keys('ArrowDown');
    await reach(page, '.effects', '.squares button');
    await keys('ArrowRight', 'ArrowDown', 'Space');
    await awaitFocus(page, '.squares [aria-label="Row 2, column 2"]');
    // Above the first row it becomes the first.
    await keys('ArrowUp', 'ArrowUp', 'Space');
    await awaitFocus(page, '.squares [aria-label="Row 1, column 2"]');
    await until(() => textIn('patterns.yaml').includes('draw: |\n    .#\n'));
    expect(textIn('patterns.yaml')).toContain('draw: |\n    .#\n    #.\n    ##\n    #.\n    @.\n');
  },
);
