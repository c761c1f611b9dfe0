/** The site of a game, given out from a subfolder by a plain server of files, and opened as files. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeDeckFile } from '../../generator/index.ts';
import { NotASite, writeSite, writeSiteList } from '../../studio/index.ts';
import { archivesOf } from '../../studio/site/print-files.ts';
import { SiteFolder } from '../../studio/site/site-folder.ts';
import { startBrowser } from '../support/browsers.ts';
import {
  BATTLE_LOGISTIC_SQUARE,
  checkedGame,
  copyGame,
  LORDS_OF_WAR,
  temporaryRoom,
} from '../support/games.ts';
import { isSoak } from '../support/runs.ts';
import { entriesOf } from '../support/zip.ts';
import { barriers, fillIn } from './in-browser.ts';
import { beginGame, clickToTheEnd, openTable } from './open-table.ts';
import { DATE, NO_PARTS, PIXEL, serveFiles, siteParts, type FileServer } from './site-files.ts';

const room = temporaryRoom();
const GAME = 'battle-logistic-square';
const STRANGER = '</script><img src=x onerror=title=1>';
let browser: Browser;
let server: FileServer;

beforeAll(async () => {
  browser = await startBrowser();
  // The name of a card may be anybody's.
  const folder = copyGame(BATTLE_LOGISTIC_SQUARE, join(room, 'game'));
  const cards = join(folder, 'cards', 'action.yaml');
  const text = readFileSync(cards, 'utf8');
  writeFileSync(cards, text.replace('en: Lance Drive', `en: ${JSON.stringify(STRANGER)}`));
  await writeSite(checkedGame(folder), join(room, 'sub', GAME), siteParts(room));
  writeSiteList(join(room, 'sub'));
  server = await serveFiles(room);
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
});

const site = (): string => `${server.origin}/sub/${GAME}`;
const start = (): string => `${site()}/index.html`;

test('cards are found by their words and figures, drawn as they print, and nothing else is asked for', async () => {
  const asked: string[] = [];
  const { page, errors } = await openTable(browser, start(), (opened) => {
    opened.on('request', (request) => asked.push(request.url()));
  });
  await page.waitForSelector('.front a');
  await fillIn(page, '#search', 'category=script barrier');
  await page.waitForFunction(() => document.querySelectorAll('.front a').length === 1);
  // The list is shorter before the frame has drawn what is in it.
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.fronts iframe');
    return frame?.contentDocument?.querySelector('article')?.textContent.includes('Barrier Panel');
  });
  const elsewhere = asked.filter(
    (one) => !one.startsWith(`${site()}/`) && !/^(?:data|about|blob):/.test(one),
  );
  expect(elsewhere).toEqual([]);
  expect(asked.filter((one) => /decks|rules/.test(one) && one.endsWith('.js'))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a card has an address of its own, with its text, its figures and both sides', async () => {
  const { page, errors } = await openTable(browser, `${start()}#cards&card=sc-barrier-panel`);
  await page.waitForSelector('dialog[open]');
  expect(await page.$eval('#card-name', (one) => one.textContent)).toBe('Barrier Panel');
  expect(await page.$$eval('.card-sides .faces', (all) => all.length)).toBe(2);
  expect(await page.$eval('.card-words table', (one) => one.textContent)).toMatch(/script/i);
  expect(await page.$eval('#card-link', (one) => (one as HTMLInputElement).value)).toBe(page.url());
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => location.hash === '#cards');
  // What is no card of the game opens nothing.
  await page.evaluate(() => (location.hash = '#cards&card=constructor'));
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  expect(errors).toEqual([]);
  await page.close();
});

test('names of strangers are text', async () => {
  const { page } = await openTable(browser, `${start()}#cards&card=ac-lance-drive`);
  await page.waitForSelector('dialog[open]');
  expect(await page.$eval('#card-name', (one) => one.textContent)).toContain('onerror');
  expect(await page.title()).not.toBe('1');
  const policy = await page.$eval('meta[http-equiv]', (one) => one.getAttribute('content'));
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  await page.close();
});

test('a deck is judged as the command judges it, fixed by a button, taken back, and shared by its address', async () => {
  const { page, errors } = await openTable(browser, `${start()}#decks`);
  await page.waitForSelector('.state.legal');
  const wanted = await page.$$eval('#deck option', (all) => all.map((one) => one.textContent));
  expect(wanted).toHaveLength(5);
  await fillIn(page, '#search', 'sc-barrier-panel');
  await page.click('.pool [data-card="sc-barrier-panel"]');
  await page.waitForSelector('.state.illegal');
  const broken = await page.$$eval('.verdict article', (all) =>
    all.map((one) => one.querySelector('p:nth-child(2)')?.textContent ?? ''),
  );
  const deck = await openedDeck(page);
  const file = join(room, 'game', 'decks', 'own.json');
  writeFileSync(file, JSON.stringify(deck));
  const judged = judgeDeckFile(checkedGame(join(room, 'game')), file);
  expect(broken).toEqual(judged.diagnostics.map(({ message }) => message));
  expect(await page.$eval('.code a', (one) => one.getAttribute('href'))).toMatch(
    /^clauses-en\.html#BLS-/,
  );
  const shared = await page.$eval('#deck-link', (one) => (one as HTMLInputElement).value);
  await page.waitForSelector('.fix');
  await page.click('.fix');
  await page.waitForSelector('.state.legal');
  for (const state of ['illegal', 'legal']) {
    await page.click('#undo');
    await page.waitForSelector(`.state.${state}`);
  }
  expect(await barriers(page)).toEqual([]);
  const { page: other } = await openTable(browser, shared);
  await other.waitForSelector('.state.illegal');
  expect(await openedDeck(other)).toEqual(deck);
  // The visitor's own decks are there again, also without the address.
  await other.goto(`${site()}/ja.html#decks`);
  await other.waitForSelector('#deck optgroup:nth-of-type(2)');
  expect(errors).toEqual([]);
  await Promise.all([page.close(), other.close()]);
});

/** As it is exported. */
async function openedDeck(page: Page): Promise<unknown> {
  await page.select('#export-form', 'json');
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>('#exported')?.value.startsWith('{'),
  );
  return JSON.parse(await page.$eval('#exported', (one) => (one as HTMLTextAreaElement).value));
}

test('a list that is pasted becomes an own deck, and goes to the table', async () => {
  const { page, errors } = await openTable(browser, `${start()}#decks`);
  await page.waitForSelector('.state');
  const list = await page.$eval('#exported', (one) => (one as HTMLTextAreaElement).value);
  await fillIn(page, '#imported', list.replace(/^#.*$/m, '# Mine'));
  await page.waitForSelector('#import:not([disabled])');
  await page.click('#import');
  await page.waitForSelector('.state.legal');
  expect(await page.$eval('#deck', (one) => (one as HTMLSelectElement).value)).toMatch(/^own /);
  await page.click('#play-deck');
  await page.waitForSelector('#begin');
  await page.select('#sitter-1', 'random');
  await page.click('#begin');
  await page.waitForSelector('.heading');
  expect(errors).toEqual([]);
  await page.close();
});

test('what an address holds is read strictly', async () => {
  const { page, errors } = await openTable(browser, `${start()}#decks&deck=1.AAAA`);
  await page.waitForSelector('.deck-head [role=alert]');
  await page.waitForSelector('.state.legal');
  expect(errors).toEqual([]);
  await page.close();
});

test('a whole game against a bot, and a link that opens it', async () => {
  const { page, errors } = await openTable(browser, `${start()}#play`);
  await beginGame(page, ['human', 'random'], isSoak ? {} : { turnLimit: '8' });
  expect(await clickToTheEnd(page, 2500)).toBeGreaterThan(5);
  await page.click('#link');
  await page.waitForSelector('#shared');
  const link = await page.$eval('#shared', (one) => (one as HTMLInputElement).value);
  const heading = await page.$eval('.heading', (one) => one.textContent);
  const { page: other } = await openTable(browser, link);
  await other.waitForSelector('.heading');
  expect(await other.$eval('.heading', (one) => one.textContent)).toBe(heading);
  // From a file, as from a host.
  const file = pathToFileURL(join(room, 'sub', GAME, 'index.html')).href;
  await other.goto(link.replace(start(), file));
  await other.waitForSelector('.heading');
  expect(await other.$eval('.heading', (one) => one.textContent)).toBe(heading);
  expect(errors).toEqual([]);
  await Promise.all([page.close(), other.close()]);
});

test(
  'opened as files it shows its cards, builds decks and plays, too',
  { tags: 'soak' },
  async () => {
    const file = pathToFileURL(join(room, 'sub', GAME, 'ja.html')).href;
    const { page, errors } = await openTable(browser, `${file}#decks`);
    await page.waitForSelector('.state.legal');
    await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.pool iframe');
      return (frame?.contentDocument?.querySelectorAll('article').length ?? 0) > 3;
    });
    expect(await page.$eval('.state', (one) => one.textContent)).toContain('適正');
    await page.evaluate(() => (location.hash = '#play'));
    await page.waitForSelector('#begin');
    expect(await page.$eval('label:has([data-option=lifeCap])', (one) => one.title)).toBe(
      '回復してもこの値を超えません。',
    );
    await beginGame(page, ['human', 'random']);
    await page.waitForSelector('.move');
    expect(await page.$eval('.moves h2', (one) => one.textContent)).toBe('選べる手');
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('books are pages without scripts, with places for clauses and pictures as files', async () => {
  const { page, errors } = await openTable(browser, `${site()}/rulebook-en.html#h1`);
  expect(await page.$$eval('script', (all) => all.length)).toBe(0);
  expect(await page.$eval('.book img', (one) => one.getAttribute('src'))).toMatch(/^pictures\//);
  expect(await barriers(page)).toEqual([]);
  await page.click('a[href="clauses-en.html#BLS-1.1"]');
  await page.waitForSelector('[id="BLS-1.1"]');
  expect(errors).toEqual([]);
  await page.close();
});

test(
  'axe finds nothing in cards, print files and the list of games, light, dark and narrow',
  { tags: 'soak' },
  async () => {
    const { page } = await openTable(browser, start());
    for (const [address, scheme, width] of [
      [start(), 'light', 400],
      [`${site()}/ja.html`, 'dark', 1400],
      [`${start()}#downloads`, 'dark', 400],
      [`${server.origin}/sub/ja.html`, 'dark', 800],
    ] as const) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.setViewport({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForSelector('main');
      expect(await barriers(page), `${address} ${scheme}`).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, address).toBe(false);
    }
    await page.close();
  },
);

test('all print files of a language are one ZIP, with the date of the print', async () => {
  const printed = join(room, 'sub', GAME, 'print');
  const zip = readFileSync(join(printed, `${GAME}-en.zip`));
  const date = '2026-02-03 04:05:06';
  expect(entriesOf(zip)).toEqual(
    ['rulebook.pdf', 'rulebook-booklet.pdf'].map((name) => {
      return { name: `${GAME}/${name}`, date, content: Buffer.from(`%PDF- of ${name}`) };
    }),
  );
  // Japanese has one file, and needs none.
  expect(readdirSync(printed).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
  const { page, errors } = await openTable(browser, `${start()}#downloads`);
  const link = await page.waitForSelector('.downloads tfoot a');
  expect(await link!.evaluate((one) => [one.getAttribute('href'), one.download])).toEqual([
    `print/${GAME}-en.zip`,
    `${GAME}-en.zip`,
  ]);
  expect(await page.$$eval('.downloads tfoot', (all) => all.length)).toBe(1);
  const { prints } = siteParts(room);
  truncateSync(prints[0]!.path, 100_000_000);
  const folder = new SiteFolder(join(room, 'large'), room);
  expect(await archivesOf(GAME, prints, DATE, folder)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test(
  'a folder that is no site is left alone; a site is replaced whole',
  { tags: 'soak' },
  async () => {
    const game = checkedGame(copyGame(LORDS_OF_WAR, join(room, 'own')));
    const out = join(room, 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'letter.txt'), 'mine');
    await expect(writeSite(game, out, NO_PARTS)).rejects.toThrow(NotASite);
    expect(readdirSync(out)).toEqual(['letter.txt']);
    const made = join(room, 'made');
    await writeSite(game, made, NO_PARTS);
    writeFileSync(join(made, 'left-over'), '');
    await writeSite(game, made, NO_PARTS);
    expect(readdirSync(made)).not.toContain('left-over');
    expect(readdirSync(made)).not.toContain('print');
    expect(readdirSync(room).filter((name) => name.startsWith('.made'))).toEqual([]);
    expect(readFileSync(join(made, 'index.html'), 'utf8')).toContain("default-src 'none'");
    // What is fetched before the first card is there.
    expect(statSync(join(made, 'site.js')).size).toBeLessThan(100_000);
    writeFileSync(join(room, 'index.html'), PIXEL);
    expect(writeSiteList(room)).toEqual({ foreign: join(room, 'index.html') });
    expect(readFileSync(join(room, 'index.html'), 'utf8')).toBe(PIXEL);
  },
);
