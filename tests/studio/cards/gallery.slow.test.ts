/** The page of cards: what is shown of them, what fixes them, how they were before. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryRoom } from '../../support/games.ts';
import { startBrowser } from '../../support/browsers.ts';
import { TINY_PRINT, tinyPrint } from '../../print/tiny-game.ts';
import { barriers } from '../in-browser.ts';
import { openCards, type OpenCards } from './open-cards.ts';

const print = readFileSync(join(TINY_PRINT, 'print.yaml'), 'utf8');
const folder = tinyPrint(temporaryRoom(), {
  'print.yaml': print.replace('safe: 0', 'bleed: 3\n    safe: 0'),
});
const FILE = join(folder, 'beasts.yaml');
let browser: Browser;
let cards: OpenCards;

beforeAll(async () => {
  const git = (...args: string[]): void => {
    const own = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
    execFileSync('git', [...own, '-C', folder, ...args], { stdio: 'ignore' });
  };
  git('init');
  git('add', '--all');
  git('commit', '--message', 'first');
  edit((text) => text.replace('Otter', 'Great otter'));
  browser = await startBrowser();
  cards = await openCards(folder, browser);
  await cards.page.waitForSelector('#faces[data-settled]');
});
afterAll(async () => {
  await cards?.close();
  await browser?.close();
});

function edit(change: (text: string) => string): void {
  const before = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, change(before));
  expect(readFileSync(FILE, 'utf8')).not.toBe(before);
  cards?.studio.server.saved([FILE]);
}

/** Keys of the faces that are shown. */
function shown(): Promise<string[]> {
  return cards.page.evaluate(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('#faces > iframe')].flatMap((frame) =>
      [...(frame.contentDocument?.querySelectorAll<HTMLElement>('.cw-face') ?? [])]
        .filter(({ hidden }) => !hidden)
        .map(({ dataset }) => dataset['key'] ?? ''),
    ),
  );
}

/** The test itself ends what never comes. */
async function untilShown(holds: (keys: readonly string[]) => boolean): Promise<string[]> {
  for (;;) {
    const keys = await shown();
    if (holds(keys)) return keys;
    await sleep(50);
  }
}

/** Clicks a button in the caption of a card. */
async function press(card: string, selector: string): Promise<void> {
  await cards.page.waitForFunction(
    (id, selector) => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('#faces > iframe')) {
        const caption = frame.contentDocument?.querySelector(`[data-face="${id}"] cw-caption`);
        const button = caption?.shadowRoot?.querySelector<HTMLElement>(selector);
        if (button == null) continue;
        button.click();
        return true;
      }
      return false;
    },
    {},
    card,
    selector,
  );
}

test('shows those of a sheet, or with words', async () => {
  const all = await untilShown((keys) => keys.length > 4);
  await cards.page.type('#find', 'great otter');
  // What is found by the first letters is shown before.
  const found = await untilShown((keys) => !keys.includes('beasts/badger/front'));
  expect(found).toContain('beasts/otter/front');
  await cards.page.$eval('#find', (one) => {
    (one as HTMLInputElement).value = '';
    one.dispatchEvent(new Event('input'));
  });
  await cards.page.select('#sheet', 'aid');
  expect(await untilShown((keys) => keys.length === 1)).toEqual(['aid/panel']);
  await cards.page.select('#sheet', '');
  expect(await untilShown((keys) => keys.length === all.length)).toEqual(all);
});

test('shows what changed since it was opened and since the last commit, old beside new', async () => {
  const { page } = cards;
  edit((text) => text.replace('Badger', 'Old badger'));
  await page.click('#only-changed');
  const since = await untilShown(
    (keys) => keys.includes('beasts/badger/front') && !keys.includes('beasts/otter/front'),
  );
  expect(since).toContain('beasts/badger/front');
  expect(since).not.toContain('beasts/otter/front');
  await page.select('#since', 'commit');
  expect(await untilShown((keys) => keys.includes('beasts/otter/front'))).toContain(
    'beasts/badger/front',
  );
  await press('otter', '.name');
  await page.waitForSelector('.details .pair figure + figure');
  const texts = await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.details .pair iframe')];
    const said = frames.map((one) => one.contentDocument?.querySelector('article')?.textContent);
    return said.every((text) => text !== undefined) ? said : null;
  });
  const tops = await page.$$eval('.details .pair figure', (all) =>
    all.slice(0, 2).map((one) => one.getBoundingClientRect().top),
  );
  expect(tops[0]).toBe(tops[1]);
  const [before = '', now = ''] = (await texts.jsonValue()) ?? [];
  expect([before.includes('Great otter'), now.includes('Great otter')]).toEqual([false, true]);
  const links = await page.$$eval('.details a', (all) =>
    all.map((one) => one.getAttribute('href')),
  );
  expect(links[0]).toMatch(/^\/text\?file=beasts\.yaml&line=\d+#/);
  expect(links[1]).toMatch(/^\/figures\?kind=beast&row=otter#/);
  expect(links[2]).toMatch(/^\/layout\?sheet=beasts&card=otter#/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.details') === null);
  await page.click('#only-changed');
});

test('a fault is at its card with what fixes it, and undo takes that back', async () => {
  edit((text) => text.replace('clan: hill', 'clan: hil'));
  const broken = readFileSync(FILE, 'utf8');
  await cards.page.waitForSelector('aside .fix');
  // Nothing can be drawn of it: how it looked before stays, and is said to be that.
  const looks = await cards.page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#faces > iframe');
    const old = frame?.contentDocument?.querySelector('.cw-old');
    const remark = old?.querySelector('cw-caption')?.shadowRoot?.querySelector('.remark');
    return remark
      ? [old?.getAttribute('data-key'), old?.querySelector('article')?.textContent]
      : null;
  });
  const [key, text] = (await looks.jsonValue()) ?? [];
  expect(key).toBe('beasts/badger/front');
  expect(text).toContain('Old badger');
  await cards.page.click('#only-faulty');
  const faulty = await untilShown((keys) => !keys.includes('beasts/otter/front'));
  const said = await cards.page.$eval('aside', ({ textContent }) => textContent);
  expect(faulty, said).toContain('beasts/badger/front');
  expect(faulty, said).not.toContain('beasts/otter/front');
  await press('badger', 'p button');
  await cards.page.waitForFunction(() => document.querySelector('aside .fix') === null);
  expect(readFileSync(FILE, 'utf8')).toBe(broken.replace('clan: hil\n', 'clan: hill\n'));
  await cards.page.click('#only-faulty');
  // What is wrong may be gone from the page before the answer to the step is there.
  await cards.page.waitForSelector('#undo:not([disabled], [aria-disabled])');
  await cards.page.click('#undo');
  await cards.page.waitForSelector('aside .fix');
  expect(readFileSync(FILE, 'utf8')).toBe(broken);
  await cards.page.click('aside .fix');
  await cards.page.waitForFunction(() => document.querySelector('aside .fix') === null);
});

test('whoever is at the name of a card stays there when a fault comes below it', async () => {
  const { page } = cards;
  const focused = (): Promise<string | null> =>
    page.evaluate(() => {
      const frame = document.activeElement as HTMLIFrameElement;
      const caption = frame.contentDocument?.activeElement;
      return caption?.shadowRoot?.activeElement?.textContent ?? null;
    });
  const remarks = async (count: number): Promise<void> => {
    await page.waitForFunction(
      (wanted) => {
        const frame = document.querySelector<HTMLIFrameElement>('#faces > iframe');
        const caption = frame?.contentDocument?.querySelector('[data-face="badger"] cw-caption');
        const drawn = caption?.shadowRoot;
        if (drawn?.querySelector('.name') == null) return false;
        return drawn.querySelectorAll('.remark').length === wanted;
      },
      {},
      count,
    );
  };
  await remarks(0);
  await page.$eval('#faces > iframe', (frame) => {
    const inside = frame.contentDocument;
    const caption = inside?.querySelector('[data-face="badger"] cw-caption');
    caption?.shadowRoot?.querySelector<HTMLElement>('.name')?.focus();
  });
  expect(await focused()).toBe('badger');
  edit((text) => text.replace('clan: hill', 'clan: hil'));
  await remarks(1);
  expect(await focused()).toBe('badger');
  edit((text) => text.replace('clan: hil\n', 'clan: hill\n'));
  await remarks(0);
  expect(await focused()).toBe('badger');
});

test('shows both languages beside each other, and the bleed around each face', async () => {
  const { page } = cards;
  await page.select('#locale', '*');
  const keys = await untilShown((all) => all.includes('beasts/otter/front ja'));
  expect(keys.indexOf('beasts/otter/front ja')).toBe(keys.indexOf('beasts/otter/front') + 1);
  const width = (): Promise<number> =>
    page.$eval(
      '#faces > iframe',
      (frame) =>
        frame.contentDocument?.querySelector('.cw-face')?.getBoundingClientRect().width ?? 0,
    );
  const before = await width();
  await page.click('#bleed');
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLIFrameElement>('#faces > iframe')
        ?.contentDocument?.documentElement.classList.contains('cw-guided') === true,
  );
  // 3 mm on each side, 1.2 times as large as on paper.
  expect((await width()) - before).toBeCloseTo((6 * 1.2 * 96) / 25.4, 0);
  expect(await barriers(page)).toEqual([]);
  expect(cards.errors).toEqual([]);
});
