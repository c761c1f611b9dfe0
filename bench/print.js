/**
 * How long it takes to print 180 and 900 cards, beside what the browser alone takes for the same
 * sheets: in one process, in turn; with a browser that is already running, and with one that must be
 * started; with faces that were judged before, and with all of them new. Then the command, begun
 * again each time: after an edit of one card, also while a preview is open, and with nothing changed.
 *
 * `npm run bench print -- 5 180` runs five rounds instead of three, with 180 cards only.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../dist/print/browser/find.js';
import { launchBrowser } from '../dist/print/browser/launch.js';
import { fontStyle } from '../dist/print/fonts/families.js';
import { GAME, ORIGIN } from '../dist/print/html/addresses.js';
import { LAYOUT_SCALE } from '../dist/print/html/base-style.js';
import { sheetDocument } from '../dist/print/html/document.js';
import { imposeSheet } from '../dist/print/imposed-sheet.js';
import { makePdf } from '../dist/print/make-pdf.js';
import { proofFaults } from '../dist/print/proof/proof-faults.js';
import { Press } from '../dist/print/press/press.js';
import { readResource } from '../dist/print/html/resources.js';
import { FaceMemory } from '../dist/print/render/face-memory.js';
import { printableGame } from '../dist/print/printable-game.js';
import { jobsOf } from '../dist/print/request.js';
import { GameChecker } from '../dist/generator/check.js';
import { packageRoot } from '../dist/kernel/index.js';
import { reportCommand, timeCommand } from './print/command.js';
import { median, table } from './support/figures.js';

/** Pages as large as print asks the browser for. */
const inches = (mm) => Math.ceil((mm / 25.4 + 0.1) * 4) / 4;

const ROUNDS = 3;
const COUNTS = [180, 900];
const REQUEST = {
  kinds: ['unit'],
  locales: ['en'],
  papers: ['a4'],
  out: '',
  date: new Date(0),
};

export async function bench([rounds = String(ROUNDS), ...counts]) {
  const room = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  const folder = join(room, 'lords-of-war');
  cpSync(join(packageRoot(), 'content', 'lords-of-war'), folder, { recursive: true });
  const game = new GameChecker(folder).check();
  const printable = printableGame(game);
  try {
    for (const count of counts.length === 0 ? COUNTS : counts.map(Number)) {
      const deck = copies(printable.data.kinds.unit, count);
      const [job] = jobsOf(printable, { ...REQUEST, deck });
      const times = await race({ printable, job, rounds: Number(rounds) });
      process.stdout.write(report(count, times));
    }
    const [job] = jobsOf(printable, REQUEST);
    const whole = wholeSheets(printable, job);
    const bare = () => withBrowser((browser) => printBare(browser, whole));
    process.stdout.write(reportCommand(await timeCommand({ folder, room, bare }, Number(rounds))));
  } finally {
    rmSync(room, { recursive: true });
  }
}

/** Milliseconds by contestant, a list each; and the sizes of their PDFs. */
async function race({ printable, job, rounds }) {
  const times = { ours: [], oursNew: [], bare: [], oursCold: [], bareCold: [] };
  const sizes = {};
  const press = new Press();
  const running = await launchBrowser(await findBrowser());
  try {
    for (let round = 0; round <= rounds; round += 1) {
      process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
      rmSync(join(printable.folder, '.cardwright', 'proofs.json'), { force: true });
      press.known.clear();
      const oursNew = await timed(() => printOurs(printable, job, press));
      press.known.clear();
      const ours = await timed(() => printOurs(printable, job, press));
      const whole = wholeSheets(printable, job);
      const bare = await timed(() => printBare(running.browser, whole));
      const oursCold = await timed(() => withPress((own) => printOurs(printable, job, own)));
      const bareCold = await timed(() => withBrowser((browser) => printBare(browser, whole)));
      Object.assign(sizes, { ours: ours.result.pdf.length, bare: bare.result.length });
      if (round === 0) continue;
      for (const [name, { ms }] of Object.entries({ ours, oursNew, bare, oursCold, bareCold })) {
        times[name].push(ms);
      }
    }
  } finally {
    await running.close();
    await press.close();
  }
  return { ...times, sizes };
}

/** From the cards to the bytes of the PDF, with everything that is checked on the way. */
async function printOurs(opened, job, press) {
  const printable = { ...opened, memory: new FaceMemory() };
  const [{ pdf, faults }] = await Promise.all([
    makePdf(printable, imposeSheet(printable, job), job, press),
    proofFaults(printable, job, press),
  ]);
  if (pdf === null || faults.some(({ code }) => code === 'CW3001')) {
    throw new Error('The sheet has faults.');
  }
  return { pdf };
}

/** The same sheets as one document: every copy of every card. */
function wholeSheets(printable, job) {
  const { pages, faces, imprint } = imposeSheet(printable, job);
  const look = { scale: LAYOUT_SCALE, ground: '#fff' };
  const html = sheetDocument({ pages, faces, styles: job.sheet.styles, imprint, look });
  const { folder, families } = printable;
  return { html, folder, families, paper: pages[0].paper };
}

async function withPress(work) {
  const press = new Press();
  try {
    return await work(press);
  } finally {
    await press.close();
  }
}

async function withBrowser(work) {
  const running = await launchBrowser(await findBrowser());
  try {
    return await work(running.browser);
  } finally {
    await running.close();
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
  await page.goto(address, { waitUntil: 'load', timeout: 0 });
  const pdf = await page.pdf({
    width: `${inches(paper.width)}in`,
    height: `${inches(paper.height)}in`,
    scale: 0.1,
    printBackground: true,
    tagged: false,
    timeout: 0,
  });
  await page.close();
  return pdf;
}

function report(count, { ours, oursNew, bare, oursCold, bareCold, sizes }) {
  const row = (name, list, bytes) => [
    name,
    `${median(list).toFixed(0)} ms`,
    `${Math.max(...list).toFixed(0)} ms`,
    (count / (median(list) / 1000)).toFixed(0),
    bytes === undefined ? '' : `${(bytes / 1024).toFixed(0)} KB`,
  ];
  const rows = [
    ['', 'median', 'slowest', 'cards/s', 'PDF'],
    row('the browser alone, open: load, print', bare, sizes.bare),
    row('cardwright, browser open: render, load, measure, print, boxes', ours, sizes.ours),
    row('cardwright, browser open, each face new: drawn and judged too', oursNew),
    row('the browser alone, to be started', bareCold),
    row('cardwright, browser to be started', oursCold),
  ];
  const open = median(ours) / median(bare);
  const cold = median(oursCold) / median(bareCold);
  const fresh = median(oursNew) / median(bare);
  return `${count} cards of Lords of War, A4, fronts and backs\n\n${table(rows)}\n\ncardwright takes ${open.toFixed(2)} times what the open browser alone takes, ${fresh.toFixed(2)} times when every face is new, ${cold.toFixed(2)} times when it must be started\n\n`;
}
