/** The site of a game, given out from a subfolder by a plain server of files, and opened as files. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { NotASite, writeSite } from '../../studio/index.ts';
import { startBrowser } from '../print/preview/open-preview.ts';
import { checkedGame, copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { beginGame, clickToTheEnd, openTable } from './open-table.ts';

const room = temporaryRoom();
const GAME = 'battle-logistic-square';
let browser: Browser;
let server: Server;
let origin: string;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

beforeAll(async () => {
  browser = await startBrowser();
  const folder = join(packageRoot(), 'content', GAME);
  const book = join(room, 'rulebook.pdf');
  writeFileSync(book, '%PDF-');
  await writeSite(checkedGame(folder), join(room, 'sub', GAME), [book]);
  server = createServer(({ url = '/' }, response) => {
    const file = join(room, decodeURIComponent(url.split('?')[0] ?? ''));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.close();
  await browser?.close();
});

const start = (): string => `${origin}/sub/${GAME}/index.html`;

test('cards are found by their words, drawn as they print, and nothing else is asked for', async () => {
  const asked: string[] = [];
  const { page, errors } = await openTable(browser, start(), (opened) => {
    opened.on('request', (request) => asked.push(request.url()));
  });
  await page.waitForSelector('.card-list li');
  await page.type('input[type=search]', 'lance drive');
  await page.waitForFunction(() => document.querySelectorAll('.card-list li').length < 5);
  const drawn = await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.card-list iframe');
    return frame?.contentDocument?.querySelector('article')?.textContent;
  });
  expect(await drawn.jsonValue()).toContain('Lance Drive');
  const elsewhere = asked.filter(
    (one) => !one.startsWith(`${origin}/sub/${GAME}/`) && !/^(?:data|about|blob):/.test(one),
  );
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a whole game against a bot, and a link that opens it', async () => {
  const { page, errors } = await openTable(browser, `${start()}#play`);
  await beginGame(page, ['human', 'random']);
  expect(await clickToTheEnd(page, 2500)).toBeGreaterThan(5);
  await page.click('#link');
  await page.waitForSelector('#shared');
  const link = await page.$eval('#shared', (one) => (one as HTMLInputElement).value);
  const heading = await page.$eval('.heading', (one) => one.textContent);
  const { page: other } = await openTable(browser, link);
  await other.waitForSelector('.heading');
  expect(await other.$eval('.heading', (one) => one.textContent)).toBe(heading);
  expect(errors).toEqual([]);
  await Promise.all([page.close(), other.close()]);
});

test('opened as files it shows its cards and plays, too', async () => {
  const file = pathToFileURL(join(room, 'sub', GAME, 'ja.html')).href;
  const { page } = await openTable(browser, `${file}#play`);
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.move');
  expect(await page.$eval('.moves h2', (one) => one.textContent)).toBe('選べる手');
  await page.close();
});

test('axe finds nothing', async () => {
  const { page } = await openTable(browser, start(), (opened) => opened.setBypassCSP(true));
  await page.waitForSelector('.card-list li');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string }[] }> };
    };
    return (await axe.run({ iframes: false })).violations.map(({ id }) => id);
  });
  expect(found).toEqual([]);
  await page.close();
});

test('a folder that is no site is left alone; a site is replaced whole', async () => {
  const game = checkedGame(copyGame(LORDS_OF_WAR, join(room, 'own')));
  const out = join(room, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'letter.txt'), 'mine');
  await expect(writeSite(game, out, [])).rejects.toThrow(NotASite);
  expect(readdirSync(out)).toEqual(['letter.txt']);
  const site = join(room, 'made');
  await writeSite(game, site, []);
  writeFileSync(join(site, 'left-over'), '');
  await writeSite(game, site, []);
  expect(readdirSync(site)).not.toContain('left-over');
  expect(readdirSync(room).filter((name) => name.includes('.tmp'))).toEqual([]);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain("default-src 'none'");
});
