/** The page of prints in the browser: the pages, the choices, what changed, and the file as the command makes it. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrintChoices, PrintState } from '../../studio/protocol/print.ts';
import { makeFolder } from '../../kernel/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { startBrowser } from '../print/preview/open-preview.ts';
import { barriers } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let browser: Browser;
let folder: string;
let studio: OpenStudio;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  folder = copyGame(LORDS_OF_WAR, join(room, 'game'));
  studio = await openStudio(folder);
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width: 1300, height: 800 });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${studio.origin}/print#${studio.key}`);
  await page.waitForSelector('#show');
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  expect(errors).toEqual([]);
});

const ASKED = {
  paper: '',
  format: '',
  vendor: '',
  profile: '',
  kind: '',
  deck: '',
  sides: '',
  flip: '',
  order: '',
  marks: '',
  gutter: null,
  margins: null,
  together: false,
  safeArea: false,
  cuts: false,
  lowInk: false,
  changed: false,
  locales: ['en'],
};

async function printed(parts: object): Promise<PrintState> {
  await studio.json('print', { ...ASKED, ...parts });
  for (;;) {
    const state = (await studio.json('print-state')) as PrintState;
    if (!state.isRunning) return state;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

describe('the page', () => {
  test('shows the pages of one deck in one language as pictures', async () => {
    await page.select('#deck', 'decks/dwarf-core.yaml');
    await page.$$eval('fieldset input', (boxes) => (boxes[1] as HTMLInputElement).click());
    await page.click('#show');
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('.sheets img')?.naturalWidth ?? 0) > 800,
    );
    const names = await page.$$eval('.pages h2', (heads) => heads.map((one) => one.textContent));
    expect(names).toEqual(['lords-of-war-units-dwarf-core-en-a4.pdf']);
    const ratio = await page.$eval(
      '.sheets img',
      (picture) => picture.naturalHeight / picture.naturalWidth,
    );
    expect(ratio).toBeCloseTo(297 / 210, 1);
  });

  test.for(['light', 'dark'] as const)('keeps nobody from using it: %s', async (scheme) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(await barriers(page)).toEqual([]);
  });
});

describe('a print', () => {
  test('has every paper, format, service and language to choose from', async () => {
    const choices = (await studio.json('print-choices')) as PrintChoices;
    expect(choices.papers[0]?.value).toBe('a4');
    expect(choices.vendors.map(({ value }) => value)).toContain('make-playing-cards');
    expect(choices.formats.map(({ value }) => value)).toContain('pdf-x4');
    expect(choices.locales.map(({ value }) => value)).toEqual(['en', 'ja']);
  });

  test('of another paper has pages of that paper', async () => {
    const { files } = await printed({ deck: 'decks/dwarf-core.yaml', paper: 'letter' });
    expect(files[0]?.pages[0]).toBeCloseTo(215.9 / 279.4, 2);
  });

  test('is taken down as the PDF that was made', async () => {
    const { run, files } = await printed({ deck: 'decks/dwarf-core.yaml' });
    expect(files).toHaveLength(1);
    const answer = await studio.ask(`print-file?run=${run}&file=0`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes).toHaveLength(files[0]!.size);
    expect((await studio.ask(`print-file?run=${run}&file=7`)).status).toBe(404);
    expect((await studio.ask(`print-page?run=${run + 1}&file=0&page=0`)).status).toBe(404);
  });

  test('of what is on no list is refused', async () => {
    for (const parts of [
      { deck: '../../etc/passwd' },
      { profile: '/etc/passwd' },
      { paper: 'skin' },
      { gutter: 1e9 },
      { locales: [1] },
    ]) {
      expect((await studio.ask('print', { ...ASKED, ...parts })).status).toBe(400);
    }
  });

  test('of a stranger goes into the game, not through a link of his', async () => {
    const other = copyGame(LORDS_OF_WAR, join(room, 'stranger'));
    const outside = join(room, 'outside');
    makeFolder(outside);
    makeFolder(join(other, '.cardwright'));
    symlinkSync(outside, join(other, '.cardwright', 'studio'));
    const theirs = await openStudio(other);
    await theirs.json('print', { ...ASKED, deck: 'decks/dwarf-core.yaml' });
    for (let look = 0; look < 600; look += 1) {
      if (!((await theirs.json('print-state')) as PrintState).isRunning) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    expect(readdirSync(outside)).toEqual([]);
    expect(existsSync(join(other, '.cardwright', 'studio', 'print'))).toBe(true);
    await theirs.server.close();
  });

  test('is old when the game has changed', async () => {
    await printed({ deck: 'decks/dwarf-core.yaml' });
    const file = join(folder, 'units/dwarf.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n# changed\n`);
    studio.server.saved([file]);
    expect(((await studio.json('print-state')) as PrintState).isOld).toBe(true);
  });
});
