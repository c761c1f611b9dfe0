/**
 * How long it takes to print 180 cards, beside what the browser alone takes for the same HTML:
 * in one process, in turn, each with a browser that is already running.
 *
 * `npm run bench print -- 9` runs nine rounds instead of seven.
 */
import { join } from 'node:path';
import { findBrowser } from '../dist/print/browser/find.js';
import { launchBrowser } from '../dist/print/browser/launch.js';
import { fontStyle } from '../dist/print/fonts/font-style.js';
import { GAME, ORIGIN } from '../dist/print/html/addresses.js';
import { jobsOf } from '../dist/print/jobs.js';
import { makeSheet, prepareSheet } from '../dist/print/make-sheet.js';
import { inches, Press } from '../dist/print/press/press.js';
import { readResource } from '../dist/print/press/resources.js';
import { openShop } from '../dist/print/workshop.js';
import { GameChecker } from '../dist/generator/check.js';
import { packageRoot } from '../dist/generator/package-root.js';
import { median, table } from './support/figures.js';

const ROUNDS = 7;
const CARDS = 180;
const DATE = new Date(0);

export async function bench([rounds = String(ROUNDS)]) {
  const folder = join(packageRoot(), 'content', 'lords-of-war');
  const shop = openShop(new GameChecker(folder).check());
  const job = jobsOf(shop, { kinds: ['unit'], locales: ['en'], papers: ['a4'] })[0];
  const wanted = { deck: copies(shop.data.kinds.unit, CARDS) };
  const press = new Press();
  const running = await launchBrowser(await findBrowser());
  try {
    const times = { render: [], press: [], bare: [] };
    let sizes = {};
    for (let round = 0; round <= Number(rounds); round += 1) {
      process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
      const render = await timed(() => prepareSheet(shop, job, wanted, DATE));
      const ours = await timed(() => makeSheet(shop, job, render.result, DATE, press));
      const bare = await timed(() => printBare(running.browser, render.result.pressJob));
      if (ours.result.faults.length > 0) throw new Error('The sheet has faults.');
      sizes = { ours: ours.result.pdf.length, bare: bare.result.length };
      if (round === 0) continue;
      times.render.push(render.ms);
      times.press.push(ours.ms);
      times.bare.push(bare.ms);
    }
    process.stdout.write(report(times, sizes));
  } finally {
    await running.close();
    await press.close();
  }
}

/** As many copies of each card as it takes, the first ones once more. */
function copies(cards, count) {
  return new Map(
    cards.map(({ id }, index) => [
      id,
      Math.floor(count / cards.length) + (index < count % cards.length ? 1 : 0),
    ]),
  );
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/** The same document with its fonts, loaded and printed; nothing is measured, nothing set right. */
async function printBare(browser, { html, folder, families, paper }) {
  const page = await browser.newPage();
  const address = ORIGIN + GAME;
  const whole = html.replace('<style>', `<style>${fontStyle(families, html)}`);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url() === address) {
      void request.respond({ contentType: 'text/html; charset=utf-8', body: whole });
      return;
    }
    const resource = readResource(request.url(), folder);
    void (typeof resource === 'string'
      ? request.continue()
      : request.respond({ contentType: resource.type, body: resource.bytes }));
  });
  await page.goto(address, { waitUntil: 'load' });
  const pdf = await page.pdf({
    width: `${inches(paper.width)}in`,
    height: `${inches(paper.height)}in`,
    scale: 0.1,
    printBackground: true,
    tagged: false,
  });
  await page.close();
  return pdf;
}

function report({ render, press, bare }, sizes) {
  const whole = render.map((ms, round) => ms + press[round]);
  const rows = [
    ['', 'median', 'slowest', 'cards/s', 'PDF'],
    row('the browser alone: load, print', bare, sizes.bare),
    row('cardwright: load, measure, print, boxes, fonts', press, sizes.ours),
    row('cardwright: the same, and render the cards', whole, sizes.ours),
  ];
  const ratio = median(whole) / median(bare);
  return `${CARDS} cards of Lords of War, A4, fronts and backs\n\n${table(rows)}\n\ncardwright takes ${ratio.toFixed(2)} times what the browser alone takes\n`;
}

function row(name, times, bytes) {
  const middle = median(times);
  return [
    name,
    `${middle.toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    (CARDS / (middle / 1000)).toFixed(0),
    `${(bytes / 1024).toFixed(0)} KB`,
  ];
}
