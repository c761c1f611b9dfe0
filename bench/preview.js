/**
 * How long a save takes to be seen in `cardwright preview`: from before the file is written until
 * the browser has drawn the frame that shows it, for a card, a template and a style; and what of the
 * processor the preview and the browser have used by then (Linux).
 *
 * `npm run bench preview -- 20` saves each file twenty times instead of eight.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../dist/print/browser/find.js';
import { packageRoot } from '../dist/kernel/index.js';
import { median, table } from './support/figures.js';
import { processorTime } from './support/processes.js';

const ROUNDS = 8;
/** What the eye takes for "at once", in ms. */
const LIMIT = 200;

/** Each edit of round `n`, and what the page then shows. */
const SAVES = [
  {
    name: 'a card (YAML)',
    file: 'units/orc.yaml',
    edit: (text, n) => text.replace(/Orc Ravager\w*/, `Orc Ravager${'abcdefgh'[n % 8]}`),
    shown: (document, n) =>
      document
        .querySelector('[data-key="units/orc-ravager/front"] article')
        ?.textContent?.includes(`Orc Ravager${'abcdefgh'[n % 8]}`),
  },
  {
    name: 'a template',
    file: 'templates/unit.hbs',
    edit: (text, n) => `${text.replace(/<i data-round="\d+"><\/i>/, '')}<i data-round="${n}"></i>`,
    shown: (document, n) =>
      document.querySelector(`[data-key="units/orc-ravager/front"] article [data-round="${n}"]`) !==
      null,
  },
  {
    name: 'a style sheet',
    file: 'templates/unit.css',
    edit: (text, n) => `${text.split('/* round */')[0]}/* round */\n.card { --round: ${n}; }`,
    shown: (document, n) =>
      getComputedStyle(document.querySelector('article.card')).getPropertyValue('--round') ===
      String(n),
  },
];

export async function bench([rounds = String(ROUNDS)]) {
  const room = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  const game = join(room, 'lords-of-war');
  cpSync(join(packageRoot(), 'content', 'lords-of-war'), game, { recursive: true });
  const server = spawn(process.execPath, [join(packageRoot(), 'bin/cardwright.js'), 'preview'], {
    cwd: game,
  });
  const { path } = await findBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await launch({ executablePath: path, args });
  try {
    const page = await openPreview(await addressOf(server), browser);
    const times = SAVES.map(() => []);
    const used = SAVES.map(() => []);
    const processors = () => [server.pid, browser.process().pid].map(processorTime);
    for (let round = 0; round <= Number(rounds); round += 1) {
      process.stderr.write(round === 0 ? 'warming up\n' : `round ${round} of ${rounds}\n`);
      for (const [index, save] of SAVES.entries()) {
        const before = processors();
        const ms = await timeSave(save, round, join(game, save.file), page);
        const after = processors();
        if (round > 0) {
          times[index].push(ms);
          used[index].push(after.map((one, at) => one - before[at]));
        }
        // A designer looks before the next save.
        await sleep(700);
      }
    }
    process.stdout.write(report(times, used));
  } finally {
    await browser.close();
    server.kill('SIGKILL');
    rmSync(room, { recursive: true });
  }
}

/** Until the server watches: a save before that is no save. */
function addressOf(server) {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      const address = /http:\S+/.exec(said)?.[0];
      if (address !== undefined && said.includes('Watching')) resolve(address);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(`The preview ended:\n${said}`)));
  });
}

async function openPreview(address, browser) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const card = `${UNITS}?.querySelector('[data-key="units/orc-ravager/front"] article')`;
  await page.waitForFunction(card);
  // The designer looks at a card in the middle of the game.
  await page.evaluate(`${card}.scrollIntoView()`);
  await sleep(1000);
  return page;
}

/** In the page: the document in the frame of the units. */
const UNITS = `document.querySelector('iframe[src$="sheet=units"]')?.contentDocument`;

/** Clocks of processes of one machine agree. */
async function timeSave({ edit, shown }, round, file, page) {
  const text = edit(readFileSync(file, 'utf8'), round);
  const drawn = page
    .waitForFunction(`(${shown})(${UNITS}, ${round})`, { polling: 'raf' })
    .then(() => page.evaluate(afterFrame));
  await sleep(50);
  const started = performance.timeOrigin + performance.now();
  writeFileSync(file, text);
  return (await drawn) - started;
}

/** In the page: when the next frame begins, and so the one that shows it is drawn. */
function afterFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  });
}

function report(times, used) {
  const processor = (index, at) => `${median(used[index].map((one) => one[at])).toFixed(0)} ms`;
  const rows = [
    [
      'Lords of War, from the save to the frame that shows it',
      'median',
      'slowest',
      'limit',
      'cpu of the preview',
      'cpu of the browser',
    ],
    ...SAVES.map(({ name }, index) => [
      name,
      `${median(times[index]).toFixed(0)} ms`,
      `${Math.max(...times[index]).toFixed(0)} ms`,
      `${LIMIT} ms`,
      processor(index, 0),
      processor(index, 1),
    ]),
  ];
  const late = times.flat().filter((ms) => ms > LIMIT).length;
  return `${table(rows)}\n\n${late} of ${times.flat().length} saves were seen later than ${LIMIT} ms\n`;
}
