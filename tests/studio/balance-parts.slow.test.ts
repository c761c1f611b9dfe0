/** Games that bring something beside decks: it is chosen in the page, and played as by the command. */
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import type { BalanceState } from '../../studio/protocol/balance.ts';
import { startBrowser } from '../support/browsers.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { openPlace } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const GAME = join(packageRoot(), 'content', 'aaws-basic');
const DECKS = ['gate-watch', 'ferry-raiders'];
let browser: Browser;
let studio: OpenStudio;

beforeAll(async () => {
  [browser, studio] = await Promise.all([startBrowser(), openStudio(GAME)]);
});
afterAll(async () => {
  await browser?.close();
  await studio?.server.close();
});

test('a battle is chosen, and gives what the command gives', { tags: 'soak' }, async () => {
  const errors: string[] = [];
  const page = await openPlace(browser, studio, '/balance', errors);
  await page.waitForSelector('select[name=battle]');
  for (const box of [...DECKS, 'random']) await page.click(`input[value=${box}]`);
  await page.click('input[value=greedy]');
  await page.$eval('#games', (field) => {
    (field as HTMLInputElement).value = '20';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const shares = [];
  for (const battle of ['two-fords', 'crossing-yard']) {
    await page.select('select[name=battle]', battle);
    const { run: before } = (await studio.json('balance-state')) as BalanceState;
    await page.click('#start');
    await page.waitForSelector(`.games a[href*="run=${before + 1}&"]`);
    await page.waitForSelector('#report');
    const { matrix } = (await studio.json('balance-state')) as BalanceState;
    const asked = ['--deck', DECKS.join(','), '--bots', 'random', '--games', '20'];
    const form = ['--parts', `battle=${battle}`, '--format', 'csv'];
    const { out } = await runHere(['simulate', GAME, ...asked, ...form], temporaryRoom());
    const share = Number(out.split('\n')[1]?.split(',')[7]);
    expect(matrix?.pairings[0]?.won?.share).toBeCloseTo(share, 4);
    shares.push(share);
  }
  expect(shares[0]).not.toBe(shares[1]);
  expect(errors).toEqual([]);
  await page.close();
});
