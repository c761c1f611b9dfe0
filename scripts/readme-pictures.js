// Makes the pictures of the studio and of a site in docs/images: the studio at work (studio.webp), a site
// (site.jpg), and those of the page about the studio (studio-….png). Needs a browser, and what
// `npm run build` makes.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';
import { GameChecker } from '../dist/generator/index.js';
import { findBrowser } from '../dist/print/browser/find.js';
import { serveStudio, writeSite } from '../dist/studio/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const images = join(root, 'docs', 'images');
const SIZE = { width: 1280, height: 800 };
const SHOWN = 960;
const GAME = 'lords-of-war';

const room = mkdtempSync(join(tmpdir(), 'cardwright-pictures-'));
const found = await findBrowser(undefined);
if (found === null) throw new Error('There is no browser to make pictures with.');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await launch({ executablePath: found.path, args, protocolTimeout: 300_000 });
try {
  await studio();
  await effect();
  await site();
} finally {
  await browser.close();
  rmSync(room, { recursive: true, force: true });
}

async function opened(address, size = SIZE) {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport(size);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await page.goto(address);
  return page;
}

function pause(milliseconds) {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

/** A studio of a copy of the game; `at` opens one of its pages. */
async function studioOf(game) {
  const folder = join(room, game);
  cpSync(join(root, 'content', game), folder, { recursive: true });
  const server = await serveStudio(folder, 0);
  const [origin, key] = server.address.split('/#');
  return { server, at: (path, size) => opened(`${origin}${path}#${key}`, size) };
}

/** A figure is edited; the card, a deck and a game show it. */
async function studio() {
  const { server, at } = await studioOf(GAME);
  const frames = [];
  const look = async (page, milliseconds) => {
    await pause(1500);
    frames.push({ picture: await page.screenshot(), milliseconds });
  };
  try {
    const cards = await at('/');
    await cards.waitForSelector('#find');
    await pause(2000);
    await look(cards, 2200);
    const figures = await at('/figures');
    await edit(figures, 'dwarf-general-brokka', 'defence', '9', () => look(figures, 1600));
    await look(figures, 1800);
    await cards.bringToFront();
    await look(cards, 2600);
    const decks = await at('/decks?file=decks%2Fdwarf-core.yaml');
    await decks.waitForSelector('.verdict .state.legal');
    await look(decks, 2600);
    const play = await at('/play');
    await play.waitForSelector('#begin');
    await play.click('#begin');
    await play.waitForSelector('.heading');
    await look(play, 3000);
    // A browser keeps six connections to a server, and each page holds one.
    for (const page of [cards, figures, decks, play]) await page.close();
    await game(at);
    // With an error nothing is played any more.
    await wrongFigure(at);
  } finally {
    await server.close();
  }
  await film(frames, join(images, 'studio.webp'));
}

/** The table, with an error in a cell. */
async function wrongFigure(at) {
  const page = await at('/figures', { width: 1520, height: 640 });
  await edit(page, 'dwarf-ulda', 'defence', '17', () => undefined);
  await page.waitForSelector('aside article');
  await picture(page, 'studio-figures.png');
}

/** A game that has gone on for some turns. */
async function game(at) {
  const page = await at('/play', { width: 1440, height: 900 });
  await page.waitForSelector('#begin');
  await page.$eval('.new-game input[type=number]', (field) => {
    field.value = '7';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.click('#begin');
  await page.waitForSelector('.heading');
  await page.select('#pause', '0');
  for (let clicks = 0; clicks < 16; clicks += 1) {
    await page.waitForSelector('.moves .move');
    await page.$$eval('.moves .move', (all) => all[Math.floor(all.length / 2)]?.click());
    await pause(1000);
  }
  await page.waitForSelector('.moves .move');
  await picture(page, 'studio-play.png');
}

/** An effect as words to choose, beside its text. */
async function effect() {
  const { server, at } = await studioOf('battle-logistic-square');
  try {
    const file = encodeURIComponent('cards/avi.yaml');
    const page = await at(`/text?file=${file}&line=10`, { width: 1400, height: 800 });
    await page.waitForSelector('.effects fieldset');
    await picture(page, 'studio-text.png');
  } finally {
    await server.close();
  }
}

async function picture(page, name) {
  await pause(4000);
  await sharp(await page.screenshot())
    .png({ palette: true })
    .toFile(join(images, name));
}

async function edit(page, row, column, value, onEditing) {
  await page.waitForSelector('revo-grid .rgCell');
  await pause(1500);
  const { x, y } = await page.evaluate(
    (id, header) => {
      const [head, own] = [
        ['.rgHeaderCell', header],
        ['.rgCell', id],
      ].map(([selector, text]) =>
        [...document.querySelectorAll(selector)]
          .find((one) => one.textContent === text)
          .getBoundingClientRect(),
      );
      return { x: head.x + head.width / 2, y: own.y + own.height / 2 };
    },
    row,
    column,
  );
  await page.mouse.click(x, y);
  await page.keyboard.press('Enter');
  const field = await page.waitForSelector('revogr-edit input');
  await field.click({ count: 3 });
  await page.keyboard.type(value);
  await onEditing();
  await page.keyboard.press('Enter');
}

async function film(frames, path) {
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: SHOWN }).png().toBuffer()),
  );
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 72, effort: 5, loop: 0, delay: frames.map((one) => one.milliseconds) })
    .toFile(path);
}

/** The deck builder of a site, with a deck that is not legal yet. */
async function site() {
  const checked = new GameChecker(join(root, 'content', 'battle-logistic-square')).check();
  const out = join(room, 'site');
  await writeSite(checked, out, { prints: [], date: new Date(), books: [] });
  const server = createServer(({ url }, response) => {
    const type = { '.html': 'text/html', '.css': 'text/css' }[extname(url)];
    response.writeHead(200, type === undefined ? {} : { 'content-type': type });
    response.end(readFileSync(join(out, url)));
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const page = await opened(`http://127.0.0.1:${server.address().port}/en.html#decks`);
  await page.waitForSelector('.verdict .state');
  await page.type('#search', 'barrier');
  await pause(1000);
  await page.click('.pool [data-card="sc-barrier-panel"]');
  await page.waitForSelector('.fix');
  await page.$eval('#search', (field) => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await pause(3000);
  server.close();
  await sharp(await page.screenshot())
    .resize({ width: SHOWN })
    .jpeg({ quality: 82 })
    .toFile(join(images, 'site.jpg'));
}
