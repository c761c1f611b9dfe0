/** Games of more than two on the page of balance: chosen, played and shown as by the command. */
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refText } from '../../simulation/index.ts';
import type { BalanceAsked, BalanceState } from '../../studio/protocol/balance.ts';
import { startBrowser } from '../support/browsers.ts';
import { LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { barriers, openPlace } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const GAME = LORDS_OF_WAR;
const DECKS = ['orc-core', 'dwarf-core', 'orc-long-range', 'dwarf-gun-wall', 'orc-hired-quills'];
const GAMES = 24;
let browser: Browser;
let studio: OpenStudio;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [browser, studio] = await Promise.all([startBrowser(), openStudio(GAME)]);
  page = await openPlace(browser, studio, '/balance', errors);
  await page.waitForSelector('#players');
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
  expect(errors).toEqual([]);
});

const state = async () => (await studio.json('balance-state')) as BalanceState;

/** Started in the page, as it ends. */
async function play(players: number): Promise<BalanceState> {
  const { run } = await state();
  await page.select('#players', String(players));
  await page.click('#start');
  let now = await state();
  while (now.run === run || now.isRunning) now = await state();
  // The page hears of it later: until then it has the results of the run before.
  await page.waitForSelector(`.games a[href*="run=${now.run}&"]`);
  await page.waitForSelector('#report');
  return now;
}

test('how many play is chosen; what is meant for two is not offered', async () => {
  expect(await page.$$eval('#players option', (all) => all.map(({ value }) => value))).toEqual([
    '2',
    '3',
    '4',
    '6',
  ]);
  const offered = () =>
    page.evaluate(() => ({
      compare: !document.querySelector<HTMLButtonElement>('#compare')!.disabled,
      stops: document.querySelectorAll('#until option').length,
      isSaid: document.querySelector('#by-two') !== null,
    }));
  expect(await offered()).toEqual({ compare: true, stops: 3, isSaid: false });
  await page.select('#until', 'decided');
  await page.select('#players', '3');
  expect(await offered()).toEqual({ compare: false, stops: 2, isSaid: true });
  expect(await page.$eval('#until', (one) => (one as HTMLSelectElement).value)).toBe('games');
});

test('shows what the command writes', async () => {
  for (const box of [...DECKS, 'random', 'greedy']) await page.click(`input[value=${box}]`);
  await page.$eval(
    '#games',
    (field, games) => {
      (field as HTMLInputElement).value = String(games);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    GAMES,
  );
  const { matrix, tables } = await play(4);
  expect(matrix).toBeNull();
  const asked = ['--deck', DECKS.join(','), '--bots', 'random', '--players', '4'];
  const { out } = await runHere(
    ['simulate', GAME, ...asked, '--games', String(GAMES), '--format', 'csv'],
    temporaryRoom(),
  );
  const rows = out
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  const shown = tables!.tables.flatMap(({ who }) => who.map(({ won }) => won!.share));
  expect(shown).toHaveLength(20);
  for (const [at, row] of rows.entries()) expect(shown[at]).toBeCloseTo(Number(row[7]), 4);

  // Each deck over all its tables: every table has as many games.
  const names = tables!.tables.flatMap(({ who }) => who.map(({ name }) => name));
  for (const { name, won, games } of tables!.decks) {
    const own = shown.filter((_, at) => names[at] === name);
    expect(won.share).toBeCloseTo(own.reduce((sum, one) => sum + one, 0) / own.length, 6);
    expect(games).toBe(GAMES * own.length);
    expect(won.low).toBeGreaterThanOrEqual(0);
    expect(won.low).toBeLessThan(won.share);
    expect(won.high).toBeGreaterThan(won.share);
    expect(won.high).toBeLessThanOrEqual(1);
  }
  expect(tables!.seats.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4']);
  const seats = tables!.seats.reduce((sum, { share }) => sum + share!, 0);
  // Two win together.
  expect(seats).toBeCloseTo(2, 6);
  expect(tables!.fair).toBeCloseTo(1 / 2, 6);

  const cells = await page.$$eval('.results section:first-of-type tbody tr', (all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  expect(cells).toHaveLength(DECKS.length);
  expect(cells.map(([name]) => name)).toEqual(tables!.decks.map(({ name }) => name));
  expect(cells[0]![1]).toBe(`${(tables!.decks[0]!.won.share * 100).toFixed(1)} %`);
  expect(await barriers(page)).toEqual([]);
});

test(
  'a number leads to its game of four in Play, and the report has the same decks',
  { tags: 'soak' },
  async () => {
    const { tables, run } = await play(4);
    const ref = refText([0, 1, 2]);
    const { save } = (await studio.json(`balance-game?run=${run}&game=${ref}`)) as { save: string };
    expect((JSON.parse(save) as { setup: { players: number } }).setup.players).toBe(4);
    const link = await page.waitForSelector('.games a');
    const href = await link!.evaluate((one) => one.getAttribute('href')!.split('#')[0]!);
    const table = await openPlace(browser, studio, href, errors);
    await table.waitForSelector('.log li');
    await table.close();
    const { address } = (await studio.json('balance-report', {})) as { address: string };
    const text = await (await fetch(`${studio.origin}${address}`)).text();
    for (const { name } of tables!.decks) expect(text).toContain(name);
  },
);

test('fewer decks than seats: one sits in several of them', async () => {
  for (const box of DECKS.slice(2)) await page.click(`input[value=${box}]`);
  const { tables } = await play(4);
  expect(tables!.tables.map(({ who }) => who.map(({ places }) => places))).toEqual([
    [3, 1],
    [2, 2],
    [1, 3],
  ]);
  const text = await page.$$eval(
    '[aria-label="Who played with whom"] tbody td:nth-child(2)',
    (all) => all.map(({ textContent }) => textContent),
  );
  expect(text.filter((one) => one.startsWith('3 × '))).toHaveLength(2);
});

test('what the rules do not know is refused', async () => {
  const asked: BalanceAsked = {
    against: null,
    decks: DECKS,
    bots: ['random'],
    players: 4,
    options: {},
    parts: {},
    mirrors: false,
    games: 24,
    stop: 'games',
    precision: 2,
    seed: 1,
    trusted: '',
  };
  for (const parts of [
    { players: 1 },
    { players: 5 },
    { players: 21 },
    { players: 2.5 },
    { players: '3' },
    { against: 'opened' },
    { stop: 'decided' },
  ])
    expect((await studio.ask('balance', { ...asked, ...parts })).status).toBe(400);
});

test('what the rules refuse is said in the words of the game', async () => {
  await page.select('#players', '3');
  await page.click('#start');
  await page.waitForSelector('.results [role=alert]');
  expect(await page.$eval('.results [role=alert]', ({ textContent }) => textContent)).toContain(
    'with three players the team has one. (LOW-6.1.2)',
  );
});
