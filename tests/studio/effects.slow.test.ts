/** Effects in the browser: a word is chosen, the sentences grow, a square is clicked, a step is taken back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import type { EffectsShown } from '../../studio/protocol/effects.ts';
import { startBrowser } from '../support/browsers.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { barriers, holdBack, openPlace, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const folder = join(temporaryRoom(), 'game');
let browser: Browser;
let studio: OpenStudio;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  copyGame(join(packageRoot(), 'content', 'battle-logistic-square'), folder);
  browser = await startBrowser();
  studio = await openStudio(folder);
});
afterAll(async () => {
  await studio?.server.close();
  await browser?.close();
});

const FILE = 'cards/avi.yaml';

function textIn(path = FILE): string {
  return readFileSync(join(folder, path), 'utf8');
}

function says(words: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector('.effects')?.textContent?.includes(wanted),
    {},
    words,
  );
}

test('a word is chosen with what it needs, and the card says it in both languages', async () => {
  const before = textIn();
  page = await openPlace(browser, studio, `/text?file=${FILE}&line=10`, errors);
  await says('You may move your AVI up to 2 cells.');
  const option = '.effects select[aria-label="do 1"] option[value="heal"]';
  expect(await page.$eval(option, (one) => one.textContent)).toBe('gain … life');
  await page.select('.effects select[aria-label="do 1"]', 'heal');
  await says('Gain 1 life.');
  await says('自分のライフポイントを1回復する。');
  await until(() => textIn() !== before);
  expect(textIn()).toBe(
    before.replace('op: moveSelf, target: ownAvi, steps: 2', 'op: heal, target: ownAvi, amount: 1'),
  );
  await page.waitForFunction(() =>
    document
      .querySelector('.cm-content')
      ?.textContent?.includes('op: heal, target: ownAvi, amount: 1'),
  );
  expect(await barriers(page)).toEqual([]);
  await page.click('#undo');
  await until(() => textIn() === before);
  expect(textIn()).toBe(before);
  await says('You may move your AVI up to 2 cells.');
  expect(errors).toEqual([]);
});

test(
  'the effects are those where the cursor is, also where an earlier answer comes late',
  { tags: 'soak' },
  async () => {
    await page?.close();
    page = await openPlace(browser, studio, `/text?file=${FILE}&line=20`, errors);
    await says('your set cards regains 30');
    const kestrel = await holdBack(page, 'line=16');
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowUp');
    await until(() => kestrel.held() > 0);
    const back = page.waitForResponse((answer) => answer.url().includes('line=20'));
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowDown');
    await back;
    const late = page.waitForResponse((answer) => answer.url().includes('line=16'));
    kestrel.release();
    await late;
    // Nothing is expected to happen: it is given time to.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await says('your set cards regains 30');
    expect(errors).toEqual([]);
  },
);

test(
  'a step is made of what was seen, and once however often it is clicked',
  { tags: 'soak' },
  async () => {
    const before = textIn();
    await page?.close();
    page = await openPlace(browser, studio, `/text?file=${FILE}&line=26`, errors);
    const second = await page.waitForSelector('.effects [aria-label="Remove Effects 2"]');
    const bulwark = (): string => /- id: avi-bulwark[^]*?emblem/.exec(textIn())?.[0] ?? '';
    const words = (): string[] => [...bulwark().matchAll(/(?<=op: )\w+/g)].map(String);
    expect(words()).toEqual(['shield', 'repair', 'heal', 'shield']);
    const { effects } = (await studio.json(`effects?file=${FILE}&line=26`)) as {
      effects: EffectsShown;
    };
    const { form } = effects.fields.find(({ name }) => name === 'effects')!.form!.parts[0]!;
    const steps = await holdBack(page, '/api/effect');
    await second!.evaluate((button) => (button as HTMLElement).click());
    await until(() => steps.held() > 0);
    await studio.json('effect', { do: 'remove', id: effects.id, path: form.path, was: form.value });
    expect(words()).toEqual(['repair', 'heal', 'shield']);
    steps.release();
    const notice = await page.waitForSelector('[role=alert] .notice');
    expect(await notice!.evaluate((one) => one.textContent)).toContain('Somebody else changed it');
    expect(words()).toEqual(['repair', 'heal', 'shield']);
    await page.waitForFunction(
      () => document.querySelectorAll('.effects [aria-label^="Remove Effects "]').length === 3,
    );
    await page.$eval('.effects [aria-label="Remove Effects 1"]', (button) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    });
    await until(() => words().length < 3);
    await page.waitForFunction(
      () => document.querySelectorAll('.effects [aria-label^="Remove Effects "]').length === 2,
    );
    expect(words()).toEqual(['heal', 'shield']);
    for (let steps = 0; steps < 2; steps += 1) await studio.json('undo', {});
    expect(textIn()).toBe(before);
    expect(errors).toEqual([]);
  },
);

test('a square is clicked, and its sign written', async () => {
  const before = textIn('patterns.yaml');
  const line = before.split('\n').findIndex((one) => /^\s+[.#@]*@[.#@]*$/.test(one)) + 1;
  await page?.close();
  page = await openPlace(browser, studio, `/text?file=patterns.yaml&line=${line}`, errors);
  await page.waitForSelector('.squares .covered');
  await page.click('.squares .covered');
  await until(() => textIn('patterns.yaml') !== before);
  expect(textIn('patterns.yaml').length).toBe(before.length);
  expect(textIn('patterns.yaml').split('#').length).toBe(before.split('#').length - 1);
  const smaller = textIn('patterns.yaml');
  await page.click('.squares .rim');
  await until(() => textIn('patterns.yaml') !== smaller);
  expect(textIn('patterns.yaml').split('#').length).toBe(before.split('#').length);
  expect(errors).toEqual([]);
});
