/** The page of prints in the browser: the pages, the choices, what changed, and the file as the command makes it. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  USUAL_PRINT,
  type PrintChoices,
  type PrintPlan,
  type PrintState,
} from '../../studio/protocol/print.ts';
import { makeFolder } from '../../kernel/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { startBrowser } from '../support/browsers.ts';
import { entriesOf } from '../support/zip.ts';
import { barriers, keepDownloads, openPlace, until, writeMeanwhile } from './in-browser.ts';
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
  page = await openPlace(browser, studio, '/print', errors, { width: 1300, height: 800 });
  await page.waitForSelector('#show');
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  expect(errors).toEqual([]);
});

const ASKED = { ...USUAL_PRINT, locales: ['en'] };

async function printed(parts: object): Promise<PrintState> {
  await studio.json('print', { ...ASKED, ...parts });
  return ended();
}

async function ended(at = studio): Promise<PrintState> {
  for (;;) {
    const state = (await at.json('print-state')) as PrintState;
    if (!state.isRunning) return state;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

async function planned(parts: object): Promise<PrintPlan> {
  return (await studio.json('print-plan', { ...ASKED, ...parts })) as PrintPlan;
}

const DECK = 'decks/dwarf-core.yaml';
/** The drawing of the first sheet, which is that of the units. */
const UNITS = '.plan figure:first-child';
const PRINTS = '.cardwright/studio/print';

describe('the page', () => {
  test(
    'while game.yaml is half written the form stays, and whoever is at it',
    { tags: 'soak' },
    async () => {
      const file = join(folder, 'game.yaml');
      const whole = readFileSync(file, 'utf8');
      await page.focus('#bleed');
      await page.keyboard.type('3');
      const typed = await page.$eval('#bleed', (one) => (one as HTMLInputElement).value);
      await writeMeanwhile(page, studio, file, 'id: [\n', '/api/print-choices');
      await page.waitForSelector('#show:disabled');
      expect(await page.$eval('form [role=alert]', (one) => one.textContent)).toBe(
        'The game has errors and cannot be printed.',
      );
      await writeMeanwhile(page, studio, file, whole, '/api/print-choices');
      await page.waitForSelector('#show:enabled');
      const now = await page.evaluate(() => {
        const one = document.activeElement as HTMLInputElement;
        return [one.id, one.value];
      });
      expect(now).toEqual(['bleed', typed]);
      await page.keyboard.press('Backspace');
      // The browser says that it was refused, or found nothing.
      errors.length = 0;
    },
  );

  test('draws what a choice makes before anything is printed', async () => {
    await page.waitForSelector('.plan svg');
    const gap = (): Promise<string[]> =>
      page.$$eval(`${UNITS} rect.cut`, (cards) =>
        cards.slice(0, 2).map((one) => one.getAttribute('x') ?? ''),
      );
    const [first, second] = await gap();
    expect(Number(second) - Number(first)).toBe(63);
    expect(await page.$(`${UNITS} .bleed`)).toBeNull();
    await page.type('#gutter', '4');
    await page.type('#bleed', '2');
    await page.keyboard.press('Tab');
    await page.waitForSelector(`${UNITS} .bleed`);
    const [left, right] = await gap();
    expect(Number(right) - Number(left)).toBe(63 + 4 + 2 * 2);
    expect(await page.$(`${UNITS} line.mark`)).not.toBeNull();
    await page.select('#marks', 'none');
    await page.waitForFunction(
      (at) => document.querySelector(`${at} line.mark`) === null,
      {},
      UNITS,
    );
    await page.select('#marks', '');
    for (const name of ['#gutter', '#bleed']) {
      await page.$eval(name, (field) => {
        (field as HTMLInputElement).value = '';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    await page.waitForFunction((at) => document.querySelector(`${at} .bleed`) === null, {}, UNITS);
    expect(existsSync(join(folder, PRINTS))).toBe(false);
  });

  test('offers a press where the files are in inks', async () => {
    for (const [field, value, isInInks] of [
      ['#vendor', 'mb-print', true],
      ['#vendor', 'the-game-crafter', false],
      ['#vendor', '', false],
      ['#format', 'pdf-x4', true],
      ['#format', 'pdf', false],
    ] as const) {
      await page.select(field, value);
      await page.waitForFunction(
        (isThere) => (document.querySelector('#profile') !== null) === isThere,
        {},
        isInInks,
      );
    }
  });

  test('ends a print that goes on, and nothing of it is left', { tags: 'soak' }, async () => {
    // What an earlier print made stays.
    mkdirSync(join(folder, PRINTS), { recursive: true });
    writeFileSync(join(folder, PRINTS, 'earlier.pdf'), '%PDF-');
    await page.click('#show');
    await page.waitForSelector('#cancel:not([disabled])');
    await page.click('#cancel');
    await page.waitForSelector('#show:not([disabled])');
    const alert = await page.$eval('.pages [role=alert]', (one) => one.textContent);
    expect(alert).toBe('Cancelled. Nothing of this print was kept.');
    expect(readdirSync(join(folder, PRINTS))).toEqual(['earlier.pdf']);
  });

  test('shows the pages of one deck in one language as pictures', async () => {
    await page.select('#deck', 'decks/dwarf-core.yaml');
    await page.$$eval('fieldset input', (boxes) => (boxes[1] as HTMLInputElement).click());
    await page.click('#show');
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('.sheets img')?.naturalWidth ?? 0) > 800,
    );
    const names = await page.$$eval('.file h2', (heads) => heads.map((one) => one.textContent));
    expect(names).toEqual(['lords-of-war-units-dwarf-core-en-a4.pdf']);
    const ratio = await page.$eval(
      '.sheets img',
      (picture) => picture.naturalHeight / picture.naturalWidth,
    );
    expect(ratio).toBeCloseTo(297 / 210, 1);
  });

  test('hands out all files as one ZIP, and says that they are kept', async () => {
    const downloads = join(room, 'downloads');
    await keepDownloads(page, downloads);
    await page.$$eval('fieldset input', (boxes) => (boxes[1] as HTMLInputElement).click());
    const begun = new Date();
    await page.click('#show');
    await page.waitForSelector('#all');
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/print-kept'));
    await page.click('#all');
    expect((await kept).status()).toBe(200);
    const archive = join(downloads, 'lords-of-war-print.zip');
    await until(() => existsSync(archive));
    const names = ['en', 'ja'].map(
      (locale) => `lords-of-war/lords-of-war-units-dwarf-core-${locale}-a4.pdf`,
    );
    const entries = entriesOf(readFileSync(archive));
    expect(entries.map(({ name, content }) => [name, content])).toEqual(
      names.map((name) => [name, readFileSync(join(folder, PRINTS, name))]),
    );
    const asked = begun.toISOString().replace('T', ' ').slice(0, -7);
    expect(entries.every(({ date }) => date >= asked)).toBe(true);
    // Another print, of which this page does not know.
    await printed({ deck: DECK });
    await page.click('#all');
    await page.waitForFunction(() =>
      document.querySelector('.pages [role=alert]')?.textContent?.includes('no longer there'),
    );
  });

  test.for(['light', 'dark'] as const)('keeps nobody from using it: %s', async (scheme) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(await barriers(page)).toEqual([]);
  });
});

describe('a plan', () => {
  test('has as many pages and cards as the print', async () => {
    const asked = { deck: DECK, bleed: 2 };
    const { sheets } = await planned(asked);
    expect(sheets.map(({ title }) => title)).toEqual(['Units']);
    const { files } = await printed(asked);
    expect(files.map(({ sheet, cards, pages }) => [sheet, cards, pages.length])).toEqual(
      sheets.map(({ sheet, cards, pages }) => [sheet, cards, pages]),
    );
    expect(sheets[0]?.boxes.map(({ bleed }) => bleed)).toEqual(
      Array(sheets[0]?.boxes.length).fill(2),
    );
  });

  test('of an order has the canvas of the service, and what it does not make', async () => {
    const { sheets, problems } = await planned({ vendor: 'the-game-crafter' });
    expect(problems.map(({ code }) => code)).toContain('CW3062');
    for (const { boxes, width } of sheets) {
      const [box] = boxes;
      expect(box?.bleed).toBeGreaterThan(3);
      expect(width).toBeCloseTo((box?.width ?? 0) + 2 * (box?.bleed ?? 0), 5);
    }
  });
});

describe('also printed here:', () => {
  test('one part alone', async () => {
    const { files } = await printed({ sheet: 'orc-box' });
    expect(files.map(({ name }) => name)).toEqual(['lords-of-war-orc-box-en-a4.pdf']);
  });

  test(
    'decks for a virtual table, with the address of their pictures',
    { tags: 'soak' },
    async () => {
      const url = 'https://pictures.example/low';
      const { files, folder: place } = await printed({
        what: 'tabletop-simulator',
        sheet: 'units',
        deck: DECK,
        url,
      });
      const saved = files.find(({ name }) => name.endsWith('.json'))?.name ?? '';
      expect(readFileSync(join(folder, place, saved), 'utf8')).toContain(
        `"FaceURL": "${url}/units-1-fronts.jpg"`,
      );
      expect((await studio.ask('print', { ...ASKED, url: 'javascript:x' })).status).toBe(400);
    },
  );

  test('the rulebook, and as a booklet', { tags: 'soak' }, async () => {
    const { files, failed } = await printed({ what: 'rulebook' });
    expect(failed).toBeNull();
    expect(files.map(({ name }) => name)).toHaveLength(2);
    expect(files.every(({ pages }) => pages.length > 3)).toBe(true);
  });
});

describe('what has changed', () => {
  test(
    'counts as printed when it was downloaded, not when it was shown',
    { tags: 'soak' },
    async () => {
      const all = await printed({ sheet: 'units' });
      await studio.json('print-kept', {});
      expect(all.files).toHaveLength(1);
      const whole = await printed({});
      await studio.json('print-kept', {});
      expect(whole.failed).toBeNull();
      const file = join(folder, 'units/dwarf.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/defence: \d+/, 'defence: 9'));
      studio.server.saved([file]);
      for (let look = 0; look < 2; look += 1) {
        const { files } = await printed({ changed: true });
        expect(files.map(({ name }) => name)).toContain('lords-of-war-units-changes-en-a4.pdf');
      }
      await studio.json('print-kept', {});
      const none = await printed({ changed: true });
      expect(none.files).toEqual([]);
      expect(none.failed).toBe('Nothing has changed since the last print.');
    },
  );
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
    expect((await studio.ask(`print-all?run=${run + 1}`)).status).toBe(404);
    expect((await studio.ask(`print-all?run=${run - 1}`)).status).toBe(204);
    expect((await studio.ask(`print-page?run=${run + 1}&file=0&page=0`)).status).toBe(404);
    expect((await studio.ask(`print-page?run=${run - 1}&file=0&page=0`)).status).toBe(204);
  });

  test('of what is on no list is refused', async () => {
    for (const parts of [
      { deck: '../../etc/passwd' },
      { profile: '/etc/passwd' },
      { paper: 'skin' },
      { what: 'money' },
      { sheet: 'no-sheet' },
      { bleed: -1 },
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
    await ended(theirs);
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
