/** `cardwright preview`, the page of cards, driven in a real browser. */
import { on, once } from 'node:events';
import type { Readable } from 'node:stream';
import { request } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { launch, type Browser, type Frame, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../print/browser/find.ts';
import { startCardwright } from '../../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../../support/games.ts';

const game = copyGame(LORDS_OF_WAR, join(temporaryRoom(), 'lords-of-war'));
let command: ChildProcessWithoutNullStreams;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  command = startCardwright(['preview'], game);
  // Attached at once: what is written before would be lost to a later listener.
  // In whichever order they are said.
  const [shown] = await Promise.all([
    said(command.stdout, /http:\S+(?=\s)/),
    said(command.stderr, /Watching/),
  ]);
  address = shown;
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('The tests of the preview need a browser.');
  // Not the press: that one reaches no address at all.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await launch({ executablePath: found.path, args });
  page = await browser.newPage();
  // A loaded machine lays out all cards slowly; the test itself ends a wait in vain.
  page.setDefaultTimeout(600_000);
  await page.goto(address, { waitUntil: 'load' });
  await waitFor('[data-key="units/orc-ravager/front"] article');
  await page.click('#backs');
  await waitFor('[data-key="units/orc-ravager/back"] article');
});

/** Waits until a stream has said this, in however many pieces; fails when it ends before. */
async function said(stream: Readable, words: RegExp): Promise<string> {
  let text = '';
  for await (const piece of on(stream, 'data', { close: ['end'] })) {
    text += String(piece[0]);
    const found = words.exec(text);
    if (found !== null) return found[0];
  }
  throw new Error(`The preview ended: ${text}`);
}

afterAll(async () => {
  await browser?.close();
  command?.kill('SIGKILL');
});

/** The frame of a sheet. */
function frame(sheet = 'units'): Frame {
  const found = page.frames().find((one) => one.url().endsWith(`/game/?sheet=${sheet}`));
  if (found === undefined) throw new Error(`The page has no frame of ${sheet}.`);
  return found;
}

/**
 * Waits for something in the frame of the units, from the page around it: in a frame without scripts
 * nothing can wait.
 */
async function until(condition: (units: Document) => boolean): Promise<void> {
  const frame = `document.querySelector('iframe[src$="sheet=units"]')?.contentDocument`;
  await page.waitForFunction(`${frame}?.body && (${condition.toString()})(${frame})`);
}

async function waitFor(selector: string): Promise<void> {
  await page.waitForFunction(
    (one) =>
      document.querySelector('iframe[src$="sheet=units"]') !== null &&
      [...document.querySelectorAll('iframe')].some(
        ({ contentDocument }) => contentDocument?.querySelector(one) != null,
      ),
    {},
    selector,
  );
}

async function gone(selector: string): Promise<void> {
  await page.waitForFunction(
    (one) =>
      [...document.querySelectorAll('iframe')].every(
        ({ contentDocument }) => contentDocument?.querySelector(one) == null,
      ),
    {},
    selector,
  );
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(game, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

async function textOf(key: string): Promise<string> {
  return frame().$eval(`[data-key="${key}"] article`, (face) => face.textContent ?? '');
}

/** The HTTP status of a request that a browser would not send. */
function status(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('shows every card of the game, laid out as it will print', async () => {
  const shown = await frame().$$eval('.cw-face', (faces) =>
    faces.map((face) => (face as HTMLElement).dataset['key']),
  );
  expect(shown.every((key) => key?.startsWith('units/'))).toBe(true);
  expect(shown).toContain('units/dwarf-rune-cannon/front');
  expect(shown).toContain('units/orc-ravager/back');
  const width = await frame().$eval('[data-key="units/orc-ravager/front"] .cw-place', (box) => {
    const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom'));
    return ((box.getBoundingClientRect().width / zoom) * 25.4) / 96;
  });
  expect(width).toBeCloseTo(63, 1);
});

test('renews a card when its YAML is saved', async () => {
  edit('units/orc.yaml', (text) => text.replace('Orc Ravager', 'Orc Reaver'));
  await until(
    (units) =>
      units
        .querySelector('[data-key="units/orc-ravager/front"] article')
        ?.textContent?.includes('Orc Reaver') === true,
  );
  await waitFor('[data-key="units/orc-catapult/front"] article');
  expect(await textOf('units/orc-catapult/front')).toContain('Orc Catapult');
});

test('shows a card that was added, in its place', async () => {
  const added = `
- id: orc-latecomer
  name: { en: Orc Latecomer, ja: オークの遅参者 }
  race: orc
  class: infantry
  rank: recruit
  defence: 2
  arrows: { front: 2 }
`;
  edit('units/orc.yaml', (text) => `${text}${added}`);
  await waitFor('[data-key="units/orc-latecomer/front"] article');
  edit('units/orc.yaml', (text) => text.replace(added, ''));
  await gone('[data-key="units/orc-latecomer/front"]');
});

test('shows the cards of a sheet again when its fault is fixed', async () => {
  edit('print.yaml', (text) => text.replace('size: card-63x88', 'size: card-63x87'));
  await gone('[data-key="units/orc-ravager/front"]');
  edit('print.yaml', (text) => text.replace('size: card-63x87', 'size: card-63x88'));
  await waitFor('[data-key="units/orc-ravager/front"] article');
  await waitFor('[data-key="units/orc-ravager/back"] article');
});

test('renews the look of all cards when a style is saved', async () => {
  edit('templates/unit.css', (text) => `${text}\n.card { outline: 1mm solid rgb(1, 2, 3); }\n`);
  await until(
    (units) =>
      getComputedStyle(units.querySelector('article.card') as Element).outlineColor ===
      'rgb(1, 2, 3)',
  );
});

test('tells text that does not fit, at the card', async () => {
  edit('units/orc.yaml', (text) => text.replace('Orc Reaver', 'Orc Reaver '.repeat(12).trim()));
  await waitFor('[data-key="units/orc-ravager/front"].cw-faulty');
  await page.waitForFunction(() =>
    document.querySelector('aside')?.textContent?.includes('CW3001'),
  );
});

test('tells the faults of a check at the card that has them', async () => {
  edit('units/dwarf.yaml', (text) => text.replace('defence: 7', 'defence: 17'));
  await waitFor('[data-face="dwarf-general-brokka"].cw-faulty');
  await page.waitForFunction(() =>
    document.querySelector('aside')?.textContent?.includes('CW1105'),
  );
});

test('goes over to another language', async () => {
  await page.select('#locale', 'ja');
  await waitFor('[data-key="units/orc-catapult/front"] article[lang="ja"]');
  expect(await frame().$eval('html', ({ lang }) => lang)).toBe('ja');
});

test('answers this machine only, and gives out nothing but the game', async () => {
  const host = new URL(address).host;
  expect(await status('/', { host })).toBe(200);
  expect(await status('/', { host: 'elsewhere.example' })).toBe(403);
  expect(await status('/game/templates/unit.css', { host })).toBe(200);
  expect(await status('/game/units/orc.yaml', { host })).toBe(404);
  expect(await status('/game/..%2f..%2f..%2fetc%2fpasswd', { host })).toBe(404);
  expect(await status('/fonts/%2e%2e/ajv/package.json', { host })).toBe(404);
});

test('ends cleanly when it is asked to', { tags: 'soak' }, async () => {
  command.kill('SIGINT');
  expect(await once(command, 'exit')).toEqual([0, null]);
});
