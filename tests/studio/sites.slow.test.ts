/** The sites of the other games, without print files: cards, decks and a few moves in one browser each. */
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { writeSite } from '../../studio/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { checkedGame, temporaryRoom } from '../support/games.ts';
import { isSoak } from '../support/runs.ts';
import { fillIn, lettersWithoutFont } from './in-browser.ts';
import { beginGame, clickToTheEnd, openTable } from './open-table.ts';
import { NO_PARTS, serveFiles, siteParts, type FileServer } from './site-files.ts';

/** What finds some cards, and a move that a clause forbids after the first six. */
const GAMES = [
  { game: 'aaws-basic', card: 'gate-captain', illegal: 'next B1', clauses: 'AAW' },
  { game: 'apeiron', card: 'poison', illegal: 'move [N S] N', clauses: null },
  { game: 'armed-warfare', card: 'pile-driver', illegal: 'discard front', clauses: 'AWF' },
  { game: 'lords-of-war', card: 'orc-ravager', illegal: 'recall (1,1)', clauses: 'LOW' },
] as const;

const room = temporaryRoom();
let browser: Browser;
let server: FileServer;

beforeAll(async () => {
  browser = await startBrowser();
  server = await serveFiles(room);
});
afterAll(async () => {
  await server?.close();
  await browser?.close();
});

test.for(isSoak ? GAMES : GAMES.slice(0, 1))(
  'the site of $game: cards, decks, and moves against a bot',
  async ({ game, card, illegal, clauses }) => {
    const folder = join(room, 'sub', game);
    const { books } = siteParts(room);
    await writeSite(checkedGame(join(packageRoot(), 'content', game)), folder, {
      ...NO_PARTS,
      books,
    });
    const site = `${server.origin}/sub/${game}/`;
    const asked: string[] = [];
    const { page, errors } = await openTable(browser, `${site}en.html`, (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
    });
    await page.waitForSelector('.front a');
    const all = await page.$$eval('.front a', (links) => links.length);
    await fillIn(page, '#search', card);
    await page.waitForFunction(
      (before) => {
        const shown = document.querySelectorAll('.front a').length;
        return shown > 0 && shown < before;
      },
      {},
      all,
    );

    expect(await lettersWithoutFont(page)).toBe('');
    await page.goto(`${site}ja.html#decks`);
    await page.waitForSelector('.verdict .state.legal');
    expect(await page.$eval('.verdict .state', (one) => one.textContent)).toContain('適正');
    expect(await page.$$eval('#deck option', (list) => list.length)).toBeGreaterThan(1);
    // Headings are words of the game, not keys of construction.yaml.
    const heads = await page.$$eval('.lines h3', (list) => list.map((one) => one.textContent));
    expect(heads.filter((text) => /^[a-z]/.test(text))).toEqual([]);
    expect(await lettersWithoutFont(page)).toBe('');

    await page.goto(`${site}en.html#play`);
    await beginGame(page, ['human', 'random']);
    expect(Math.abs(await clickToTheEnd(page, 6))).toBe(6);
    await page.waitForSelector('.typed input');
    await fillIn(page, '.typed input', illegal);
    await page.click('.typed button');
    await page.waitForSelector('.refusal');
    const links = await page.$$eval('.refusal a', (all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    // What cannot be read as an action of the game breaks no clause.
    if (clauses === null) expect(links).toEqual([]);
    else expect(links[0]).toMatch(new RegExp(String.raw`^clauses-en\.html#${clauses}-\d`));
    expect(errors).toEqual([]);
    const elsewhere = asked.filter(
      (one) => !one.startsWith(site) && !/^(?:data|about|blob):/.test(one),
    );
    expect(elsewhere).toEqual([]);
    await page.close();
  },
);
