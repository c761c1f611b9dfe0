/** The page of balance in the browser: games by the dozen, what they say, and what an edit did. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BalanceAsked, BalanceChoices, BalanceState } from '../../studio/protocol/balance.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { startBrowser } from '../support/browsers.ts';
import { barriers, holdBack, newPage, openPlace, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let browser: Browser;
let folder: string;
let studio: OpenStudio;
let page: Page;
let hash: string;
const errors: string[] = [];

/** Threads that are alive in this process. */
const threads = new Set<unknown>();
const count = (thread: Worker): void => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
};
process.on('worker', count);

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.invalid'];
  execFileSync('git', ['-C', folder, ...identity, ...args]);
}

beforeAll(async () => {
  browser = await startBrowser();
  folder = copyGame(LORDS_OF_WAR, join(room, 'game'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'as it was');
  studio = await openStudio(folder);
  const { trust } = (await studio.json('balance-choices')) as BalanceChoices;
  hash = trust!.hash;
  page = await openPlace(browser, studio, '/balance', errors);
  await page.waitForSelector('#start');
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  process.off('worker', count);
  expect(errors).toEqual([]);
});

const ASKED: BalanceAsked = {
  against: null,
  decks: ['orc-core', 'dwarf-core'],
  bots: ['random'],
  players: 2,
  options: {},
  parts: {},
  mirrors: false,
  games: 40,
  stop: 'games',
  precision: 2,
  seed: 1,
  trusted: '',
};

async function state(): Promise<BalanceState> {
  return (await studio.json('balance-state')) as BalanceState;
}

/** As it ends. */
async function played(parts: Partial<BalanceAsked>): Promise<BalanceState> {
  await studio.json('balance', { ...ASKED, trusted: hash, ...parts });
  for (;;) {
    const now = await state();
    if (!now.isRunning) return now;
    await setTimeout(50);
  }
}

/** What follows from a run, also when no test before has made one. */
async function playedBefore(): Promise<void> {
  if ((await state()).matrix === null) await played({});
}

/** The step that is asked about, unless it was taken before. */
async function edited(): Promise<void> {
  const was = defenceOf();
  if (was === '9') return;
  await studio.json('edit', {
    label: 'orc-ravager: defence',
    kind: 'unit',
    cells: [{ id: 'orc-ravager', field: ['defence'], was, text: '9' }],
    copies: [],
    removed: [],
    added: [],
  });
}

async function shown(text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), {}, text);
}

describe('rules that did not come with Cardwright', () => {
  test('run only when somebody says so', async () => {
    expect((await studio.ask('balance', ASKED)).status).toBe(400);
    expect((await studio.ask('balance', { ...ASKED, trusted: 'nonsense' })).status).toBe(400);
    expect((await state()).run).toBe(0);
    expect(await page.$eval('#start', (button) => (button as HTMLButtonElement).disabled)).toBe(
      true,
    );
    await page.click('#trust');
    expect(await page.$eval('#start', (button) => (button as HTMLButtonElement).disabled)).toBe(
      false,
    );
  });
});

describe('a run', () => {
  test('is as precise as it is typed', async () => {
    await page.select('#until', 'precision');
    const field = await page.waitForSelector('#precision');
    await field!.click({ count: 3 });
    await page.keyboard.type('0.5');
    expect(await page.$eval('#precision', (one) => (one as HTMLInputElement).value)).toBe('0.5');
    await page.select('#until', 'games');
  });

  test('is chosen, started and seen in the page, by the keyboard alone', async () => {
    await page.$$eval('#trust', (boxes) => {
      for (const box of boxes) if (!(box as HTMLInputElement).checked) (box as HTMLElement).click();
    });
    await page.$$eval('input[name=decks], input[name=bots]', (boxes) => {
      for (const box of boxes) {
        const wanted = ['orc-core', 'dwarf-core', 'random'].includes(box.value);
        if (box.checked !== wanted) box.click();
      }
    });
    await page.$eval('#games', (field) => (field as HTMLInputElement).select());
    await page.focus('#games');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await shown('All 60 games were played.');
    const cells = await page.$$eval('.matrix td strong', (all) =>
      all.map((one) => Number(one.textContent)),
    );
    expect(cells).toHaveLength(2);
    expect(cells[0]! + cells[1]!).toBeCloseTo(100, 5);
    // 60 games of random bots decide nothing.
    expect(await page.$$('.matrix td.hatched')).toHaveLength(2);
  });

  test('gives what the command gives', async () => {
    const { matrix } = await played({ games: 60 });
    const [pairing] = matrix!.pairings;
    const { runHere } = await import('../support/in-process.ts');
    const asked = ['--deck', 'orc-core,dwarf-core', '--bots', 'random', '--games', '60'];
    const { out } = await runHere(['simulate', folder, ...asked, '--format', 'csv'], room);
    const [, row = ''] = out.split('\n');
    expect(pairing!.won!.share).toBeCloseTo(Number(row.split(',')[7]), 4);
    expect(pairing!.games).toBe(60);
  });

  test('shows intervals that shrink, and ends when it is stopped; what was counted remains', async () => {
    await studio.json('balance', { ...ASKED, trusted: hash, games: 200_000 });
    const seen: number[] = [];
    // With more games they shrink in the long run; from one look to the next they may also grow.
    const shrank = (): boolean => new Set(seen).size > 2 && seen.at(-1)! < seen[0]! / 2;
    while (!shrank()) {
      const { widest } = await state();
      if (widest !== null) seen.push(widest);
      await setTimeout(50);
    }
    // Requests are answered while games are played.
    expect((await studio.ask('state')).status).toBe(200);
    expect((await state()).isRunning).toBe(true);
    await page.waitForSelector('progress');
    expect(threads.size).toBeGreaterThan(0);
    await page.click('#stop');
    await shown('Stopped by hand after');
    const { matrix, stopped } = await state();
    expect(stopped).toBe('interrupted');
    expect(matrix!.pairings[0]!.games).toBeGreaterThan(0);
    expect(threads.size).toBe(0);
  });

  test('that is stopped while it is prepared has played nothing, and did not fail', async () => {
    await studio.json('balance', { ...ASKED, trusted: hash, games: 200_000 });
    const ended = (await studio.json('balance-stop', {})) as BalanceState;
    expect(ended).toMatchObject({ isRunning: false, stopped: 'interrupted', failed: null });
  });

  test('that ends while a page is being opened is shown as one that has ended', async () => {
    await studio.json('balance', { ...ASKED, trusted: hash, games: 200_000 });
    const opened = await newPage(browser, errors);
    // Where pages share no worker each listens by itself, and can be held back.
    await opened.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'SharedWorker'));
    const listening = await holdBack(opened, '/api/changes');
    await opened.goto(`${studio.origin}/balance#${studio.key}`);
    await opened.waitForSelector('#stop:not([disabled])');
    await until(() => listening.held() > 0);
    await studio.json('balance-stop', {});
    listening.release();
    await opened.waitForSelector('#start:not([disabled]), #stop[disabled]');
    await opened.close();
  });

  test('of what is on no list is refused', async () => {
    for (const parts of [
      { decks: ['../../etc/passwd'] },
      { bots: ['ismcts:99999999'] },
      { bots: [] },
      { games: 1e12 },
      { precision: 0 },
      { against: 'yesterday' },
      { options: [] },
      { parts: { battle: 7 } },
      { parts: { battle: 'nowhere' } },
    ]) {
      expect((await studio.ask('balance', { ...ASKED, ...parts })).status).toBe(400);
    }
    const { failed } = await played({ options: { nonsense: 1 } });
    expect(failed).toContain('nonsense');
  });

  test('judges balance.yaml with its three answers', async () => {
    const { matrix } = await played({ mirrors: true });
    const answers = new Set(matrix!.expectations.map(({ answer }) => answer));
    expect(matrix!.expectations.length).toBeGreaterThan(1);
    expect([...answers].every((one) => ['holds', 'broken', 'undecided'].includes(one))).toBe(true);
    expect(answers).toContain('undecided');
    await shown('not enough games');
  });
});

describe('what follows from a run', () => {
  test('the report is a page of its own, from which nothing reaches the studio', async () => {
    await playedBefore();
    const { address } = (await studio.json('balance-report', {})) as { address: string };
    const answer = await fetch(`${studio.origin}${address}`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(await answer.text()).toContain('Orc');
    expect((await fetch(`${studio.origin}/balance/other.html`)).status).toBe(404);
    const report = await browser.newPage();
    await report.goto(`${studio.origin}${address}`);
    await report.waitForSelector('figure svg');
    await report.click('thead button');
    await report.waitForSelector('[aria-sort=descending]');
    // Its fonts are in it, and the server lets them be used.
    const loaded = await report.evaluate(async () => {
      const fonts = await document.fonts.ready;
      return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(loaded.join(' ')).toContain('Source Sans 3');
    await report.close();
  });

  test('a number leads to its game in Play', async () => {
    await playedBefore();
    const link = await page.waitForSelector('.games a');
    const href = await link!.evaluate((one) => one.getAttribute('href')!.split('#')[0]!);
    const table = await openPlace(browser, studio, href, errors);
    await table.waitForSelector('.log li');
    const steps = await table.$eval('input[type=range]', (slider) => Number(slider.max));
    expect(steps).toBeGreaterThan(20);
    await table.close();
  });
});

describe('an edit', () => {
  test('is asked about from its row in Figures', async () => {
    const figures = await openPlace(browser, studio, '/figures?kind=unit', errors);
    await figures.waitForSelector('.rgCell');
    const disabled = () =>
      figures.$eval('#what-if', (button) => (button as HTMLButtonElement).disabled);
    expect(await disabled()).toBe(true);
    await edited();
    await figures.type('input[type=search]', 'orc-ravager');
    await figures.waitForFunction(() => document.body.textContent.includes('Components: 1'));
    await figures.click('revogr-data .rgCell');
    await figures.waitForFunction(
      () => document.querySelector<HTMLButtonElement>('#what-if')?.disabled === false,
    );
    await Promise.all([figures.waitForNavigation(), figures.click('#what-if')]);
    await figures.waitForSelector('#compare');
    expect(figures.url()).toContain('/balance?edit=orc-ravager');
    await figures.close();
  });

  test.for(['revision', 'opened', 'step'] as const)(
    'is compared with: %s',
    { tags: 'soak' },
    async (against) => {
      await edited();
      const { edit, failed } = await played({ against });
      expect(failed).toBeNull();
      expect(edit!.cards).toMatchObject([
        { id: 'orc-ravager', fate: 'changed', fields: [expect.stringContaining('→ 9')] },
      ]);
      const [pairing] = edit!.pairings;
      expect(pairing!.pairs).toBe(20);
      expect(pairing!.after - pairing!.before).toBeCloseTo(pairing!.value, 9);
      // A stronger defence in 20 pairs of random bots: what cannot be seen is said to be unseen.
      const isSeen = pairing!.low > 0 || pairing!.high < 0;
      expect(pairing!.says === 'more' || pairing!.says === 'less').toBe(isSeen);
    },
  );

  test('that was none shows that no game differs', { tags: 'soak' }, async () => {
    await edited();
    await studio.json('undo', {});
    const { edit } = await played({ against: 'opened' });
    expect(edit!.cards).toEqual([]);
    expect(edit!.pairings[0]).toMatchObject({ value: 0, says: 'none', differs: null });
    await shown('No component differs.');
  });
});

test('a run is old when the game has changed', { tags: 'soak' }, async () => {
  await played({});
  const file = join(folder, 'units/dwarf.yaml');
  studio.server.saved([file]);
  expect((await state()).isOld).toBe(true);
});

test.for(['light', 'dark'] as const)('keeps nobody from using it: %s', async (scheme) => {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  expect(await barriers(page)).toEqual([]);
});

test('when the last page is closed, nobody plays on', { tags: 'soak' }, async () => {
  await studio.json('balance', { ...ASKED, trusted: hash, games: 200_000 });
  expect((await state()).isRunning).toBe(true);
  await page.close();
  let now = await state();
  while (now.isRunning) {
    await setTimeout(300);
    now = await state();
  }
  expect(now.stopped).toBe('interrupted');
  expect(threads.size).toBe(0);
});

/** As a cell of the table has it. */
function defenceOf(): string {
  const text = readFileSync(join(folder, 'units/orc.yaml'), 'utf8');
  return /id: orc-ravager\n[^]*?defence: (\d)/.exec(text)?.[1] ?? '';
}
