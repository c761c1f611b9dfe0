/** The page of decks in the browser: built, judged, fixed, taken back, brought in and out. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GameChecker, judgeDeckFile } from '../../generator/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { startBrowser } from '../support/browsers.ts';
import { runs } from '../support/runs.ts';
import { together } from './by-keys.ts';
import {
  barriers,
  failSteps,
  fillIn,
  holdBack,
  newPage,
  openPlace,
  until,
  writeMeanwhile,
} from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let browser: Browser;
let folder: string;
let studio: OpenStudio;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  // A page that is open would ask on.
  await page?.close();
  await studio?.server.close();
  await browser?.close();
  expect(errors).toEqual([]);
});

let count = 0;
beforeEach(async () => {
  await page?.close();
  await studio?.server.close();
  count += 1;
  folder = copyGame(LORDS_OF_WAR, join(room, String(count)));
  studio = await openStudio(folder);
  page = await openPage();
});

async function openPage(file = CORE): Promise<Page> {
  const place = `/decks?file=${encodeURIComponent(file)}`;
  const opened = await openPlace(browser, studio, place, errors, { width: 1300, height: 800 });
  await opened.waitForSelector('.verdict');
  await opened.waitForSelector('.pool [data-card]');
  return opened;
}

const CORE = 'decks/dwarf-core.yaml';
const ORCS = 'decks/orc-core.yaml';
const FOREIGN = 'decks/illegal/foreign-race.yaml';
const QUILLS = 'decks/orc-hired-quills.yaml';
const GUNS = 'decks/dwarf-gun-wall.txt';

function textIn(file = CORE): string {
  return readFileSync(join(folder, file), 'utf8');
}

async function stateIs(state: string): Promise<void> {
  await page.waitForSelector(`.verdict .state.${state}`);
}

/** Clicks what is there, or is about to be: the page draws again after each answer. */
async function press(selector: string): Promise<void> {
  await page.locator(selector).click();
}

async function add(card: string): Promise<void> {
  await page.type('#search', card);
  await press(`.pool [data-card="${card}"]`);
  await page.$eval('#search', (field) => {
    (field as HTMLInputElement).value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function idle(selector: string): Promise<void> {
  await page.waitForSelector(`${selector}:not([disabled], [aria-disabled])`);
}

test('a card is added by a click, judged at once, and taken back to the same bytes', async () => {
  const before = textIn();
  await stateIs('legal');
  await add('dwarf-pitboy');
  await stateIs('illegal');
  await until(
    () => textIn() === before.replace('dwarf-pitboy, count: 3', 'dwarf-pitboy, count: 4'),
  );
  expect(await page.$$eval('.verdict .code', (codes) => codes[0]?.textContent)).toContain(
    'LOW_ARMY_',
  );
  await idle('#undo');
  await press('#undo');
  await stateIs('legal');
  expect(textIn()).toBe(before);
});

test(
  'a step that fails is reported, shows what is written, and keeps nothing from the next one',
  { tags: 'soak' },
  async () => {
    const before = textIn();
    const succeed = await failSteps(page, '/api/deck');
    await add('dwarf-pitboy');
    const notice = 'header + [role=alert] .notice';
    await page.waitForSelector(notice);
    await stateIs('legal');
    expect(textIn()).toBe(before);
    succeed();
    await add('dwarf-pitboy');
    await until(() => textIn() !== before);
    await stateIs('illegal');
    await page.waitForSelector(notice, { hidden: true });
    expect(errors).toEqual([expect.stringContaining('500')]);
    errors.length = 0;
    await idle('#undo');
    await press('#undo');
    await until(() => textIn() === before);
  },
);

test('many clicks and as many times undo leave the file as it was', { tags: 'soak' }, async () => {
  const before = textIn();
  const times = runs(3, 10);
  for (let click = 0; click < times; click += 1) {
    await press('.pool [data-card="dwarf-ulda"]');
    await press('.pool [data-card="dwarf-hesk"]');
  }
  await until(() => textIn().includes(`dwarf-hesk, count: ${1 + times} `));
  for (let click = 0; click < 2 * times; click += 1) {
    const held = textIn();
    await idle('#undo');
    await press('#undo');
    await until(() => textIn() !== held);
  }
  expect(textIn()).toBe(before);
});

test('undo waits for the clicks before it, and takes back the last', { tags: 'soak' }, async () => {
  const before = textIn();
  const step = await holdBack(page, '/api/deck');
  for (let click = 0; click < 3; click += 1) await press('.pool [data-card="dwarf-hesk"]');
  await page.evaluate(() => document.querySelector<HTMLElement>('.pool [data-card]')?.focus());
  const undone = page.waitForResponse((answer) => answer.url().includes('/api/undo'));
  await together(page, 'Control', 'z');
  step.release();
  await undone;
  expect(textIn()).toContain('dwarf-hesk, count: 3 ');
  for (let click = 0; click < 2; click += 1) {
    const held = textIn();
    await idle('#undo');
    await press('#undo');
    await until(() => textIn() !== held);
  }
  expect(textIn()).toBe(before);
  expect(errors).toEqual([]);
});

test('while game.yaml cannot be read the deck that is open stays', { tags: 'soak' }, async () => {
  await page.close();
  page = await openPage(ORCS);
  await page.type('#search', 'ravager');
  const manifest = join(folder, 'game.yaml');
  const sound = readFileSync(manifest, 'utf8');
  for (const text of [`${sound}\n- [`, sound]) {
    writeFileSync(manifest, text);
    studio.server.saved([manifest]);
    await page.waitForFunction(
      (isBroken) => document.body.innerText.includes('no errors') !== isBroken,
      {},
      text !== sound,
    );
  }
  expect(await page.$eval('.deck-head .place', (one) => one.textContent)).toBe(ORCS);
  expect(await page.$eval('#search', (one) => (one as HTMLInputElement).value)).toBe('ravager');
  errors.length = 0;
});

/** Somebody else writes a file, or removes it. */
function save(file: string, text: string | null): void {
  if (text === null) rmSync(join(folder, file));
  else writeFileSync(join(folder, file), text);
  studio.server.saved([join(folder, file)]);
}

function typed(): Promise<string[]> {
  return page.$$eval('#search, #imported', (fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
}

describe('what others do', () => {
  const LIST = '3 Dwarf Pitboy\n';

  test.for(['construction.yaml', CORE])('to %s keeps what was typed', async (file) => {
    await page.type('#search', 'ravager');
    await fillIn(page, '#imported', LIST);
    const sound = textIn(file);
    save(file, '- one\n');
    const alert = await page.waitForSelector(file === CORE ? '.empty' : 'header ~ [role=alert] p');
    expect(await alert?.evaluate((one) => one.textContent)).toContain(
      file === CORE ? 'cannot be read as a deck' : 'by the rules as they were',
    );
    save(file, sound);
    await page.waitForFunction(() => document.querySelector('.empty, .notice') === null);
    await page.waitForSelector('#search', { visible: true });
    expect(await typed()).toEqual(['ravager', LIST]);
    await stateIs('legal');
    errors.length = 0;
  });

  test('by removing the deck that is open is reported, and it is exchanged for no other', async () => {
    await page.select('#deck', ORCS);
    await page.waitForFunction((file) => location.search.includes(file), {}, 'orc-core');
    await stateIs('legal');
    await fillIn(page, '#imported', LIST);
    const sound = textIn(ORCS);
    save(ORCS, null);
    const isGone = `document.querySelector('.empty')?.textContent.startsWith('${ORCS} is no longer there')`;
    await page.waitForFunction(isGone);
    expect(await (await page.$('.deck-head'))?.isVisible()).toBe(false);
    expect(await page.$eval('#deck', (one) => (one as HTMLSelectElement).value)).toBe('');
    await page.reload();
    await page.waitForFunction(isGone);
    save(ORCS, sound);
    await stateIs('legal');
    expect(await page.$eval('.deck-head .place', (one) => one.textContent)).toBe(ORCS);
    errors.length = 0;
  });
});

test('every button that fixes leads where it says', async () => {
  const before = textIn(FOREIGN);
  await page.close();
  page = await openPage(FOREIGN);
  await stateIs('illegal');
  await page.waitForSelector('.fix');
  // By the words of the game, as the fields of choices are.
  expect(await page.$eval('.fix', (one) => one.textContent)).toBe('Set Mode to Mercenary');
  expect(
    await page.$$eval('.choices label', (all) => all.map((one) => one.firstChild?.textContent)),
  ).toEqual(['Mode', 'Base race']);
  expect(
    await page.$$eval('.choices label:first-child option', (all) =>
      all.map((one) => one.textContent),
    ),
  ).toEqual(['(Custom)', 'Core', 'Custom', 'Mercenary']);
  await press('.fix');
  await stateIs('legal');
  await until(() => textIn(FOREIGN) === before.replace('mode: custom', 'mode: mercenary'));
});

test(
  'ways to fix stay under the hand while the page fetches the same deck again',
  { tags: 'soak' },
  async () => {
    await add('dwarf-pitboy');
    await page.keyboard.press('Tab');
    // Whatever the others are, this stays a way.
    await page.waitForFunction(() => {
      const ways = [...document.querySelectorAll<HTMLElement>('.fix')];
      const way = ways.find(({ textContent }) => textContent.includes('Pitboy'));
      way?.focus();
      return way !== undefined && document.activeElement === way;
    });
    // The deck as it was written, and another of the samples with which it is compared.
    for (const count of [2, 1]) {
      const changed = textIn(ORCS).replace(/hagga, count: \d/, `hagga, count: ${count}`);
      await writeMeanwhile(page, studio, join(folder, ORCS), changed, '/api/deck?');
    }
    await page.waitForFunction(() => document.activeElement?.matches('.fix') === true);
    const at = await page.evaluate(() => document.activeElement?.textContent);
    expect(at).toMatch(/^Remove 1 Dwarf Pitboy/);
    await page.keyboard.press('Enter');
    await stateIs('legal');
  },
);

test(
  'a number that is being typed stays at its card while others write',
  { tags: 'soak' },
  async () => {
    const field = '.lines li input[type=number]';
    await page.focus(field);
    const label = await page.$eval(field, (one) => one.getAttribute('aria-label'));
    await page.keyboard.type('3');
    const typed = await page.$eval(field, (one) => one.value);
    const changed = textIn().replace(
      /^( *)- .*dwarf-/m,
      '$1- { card: dwarf-pitboy, count: 1 }\n$&',
    );
    expect(changed).not.toBe(textIn());
    await writeMeanwhile(page, studio, join(folder, CORE), changed, '/api/deck?');
    const now = await page.evaluate(() => {
      const one = document.activeElement as HTMLInputElement;
      return [one.getAttribute('aria-label'), one.value];
    });
    expect(now).toEqual([label, typed]);
  },
);

test('a pasted list of the game keeps its remarks', async () => {
  await page.close();
  page = await openPage(GUNS);
  const old = textIn(GUNS).split('\n');
  await add('orc-ravager');
  await until(() => textIn(GUNS).split('\n').length === old.length + 1);
  const fresh = textIn(GUNS)
    .split('\n')
    .filter((line) => !old.includes(line));
  expect(fresh).toHaveLength(1);
  expect(fresh[0]).toMatch(/^1 /);
});

test('every deck has the verdict of deck check', async () => {
  const result = new GameChecker(folder).check();
  const files = ['decks', 'decks/illegal'].flatMap((sub) =>
    readdirSync(join(folder, sub), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${sub}/${name}`),
  );
  for (const file of files) {
    const { verdict, diagnostics } = judgeDeckFile(result, join(folder, file));
    if (verdict === null) continue;
    await page.select('#deck', file);
    await page.waitForFunction(
      (name) => document.querySelector('.deck-head .place')?.textContent === name,
      {},
      file,
    );
    await stateIs(verdict.state);
    const said = await page.$$eval('.verdict article', (parts) =>
      parts.map((part) => part.querySelectorAll('p')[1]?.textContent ?? ''),
    );
    const own = diagnostics.filter(({ rule }) => rule !== undefined);
    expect([file, said.toSorted()]).toEqual([file, own.map(({ message }) => message).toSorted()]);
  }
});

test('cards are shown as they print, and a search leaves those that it names', async () => {
  const shown = (): Promise<string[]> =>
    page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.pool .fronts iframe');
      const faces = frame?.contentDocument?.querySelectorAll<HTMLElement>('.cw-face') ?? [];
      return [...faces].map((face) => face.dataset['face'] ?? '');
    });
  await page.waitForFunction(
    () =>
      (document
        .querySelector<HTMLIFrameElement>('.pool .fronts iframe')
        ?.contentDocument?.querySelectorAll('.cw-face').length ?? 0) > 4,
  );
  await page.type('#search', 'race=orc ravager');
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLIFrameElement>('.pool .fronts iframe')
        ?.contentDocument?.querySelectorAll('.cw-face').length === 1,
  );
  expect(await shown()).toEqual(['orc-ravager']);
});

test('a deck that starts from another swaps its cards by clicks, and can be written out', async () => {
  const before = textIn(QUILLS);
  await page.close();
  page = await openPage(QUILLS);
  await stateIs('legal');
  await press('[data-out="orc-ravager"]');
  await add('orc-catapult');
  await until(() => textIn(QUILLS).includes('out: orc-ravager, in: orc-catapult, count: 1'));
  expect(textIn(QUILLS)).not.toContain('cards:');
  // A card that a swap gave up comes back; then it goes again, by clicks in the other order.
  await add('orc-warhog');
  await until(() => textIn(QUILLS).includes('quillshot, count: 1'));
  await add('lizardman-quillshot');
  await press('[data-out="orc-warhog"]');
  await until(() => textIn(QUILLS).includes('quillshot, count: 2'));
  await press('.swaps li:last-child button');
  await until(() => textIn(QUILLS) === before);
  await press('.swaps li button');
  await until(() => !textIn(QUILLS).includes('swaps:'));
  await page.select('#base', '');
  await until(() => textIn(QUILLS).includes('- { card: orc-warhog'));
  expect(textIn(QUILLS)).not.toContain('base:');
  await page.select('#base', 'dwarf-core');
  await until(() => textIn(QUILLS).includes('base: dwarf-core'));
  expect(textIn(QUILLS)).not.toContain('cards:');
});

test('a new deck is filled, a copy is made, and a deck is removed; each can be taken back', async () => {
  page.on('dialog', (dialog) => void dialog.accept('My Own Army'));
  await press('#new-deck');
  await until(() => existsSync(join(folder, 'decks/my-own-army.yaml')));
  await stateIs('illegal');
  // A hand of no cards is nothing to stop at.
  const handIs = (shown: boolean) =>
    page.waitForFunction(
      (is) => document.querySelector('.hand-cards')?.checkVisibility() === is,
      {},
      shown,
    );
  await handIs(false);
  await add('orc-ravager');
  await handIs(true);
  await until(() => textIn('decks/my-own-army.yaml').includes('- { card: orc-ravager, count: 1 }'));
  await idle('#remove-deck');
  await press('#remove-deck');
  await until(() => !existsSync(join(folder, 'decks/my-own-army.yaml')));
  for (const left of [true, true, false]) {
    const held = existsSync(join(folder, 'decks/my-own-army.yaml'))
      ? textIn('decks/my-own-army.yaml')
      : null;
    await idle('#undo');
    await press('#undo');
    await until(() => {
      const is = existsSync(join(folder, 'decks/my-own-army.yaml'));
      return is === left && (!is || textIn('decks/my-own-army.yaml') !== held);
    });
  }
});

test('a list goes out in a form and comes in as a new deck with the same cards', async () => {
  await page.select('#export-form', 'list');
  const text = await page.$eval('#exported', (field) => (field as HTMLTextAreaElement).value);
  expect(text).toContain('3 Dwarf Pitboy');
  // A browser that refuses the clipboard leaves the list selected.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await press('.in-out .tools:has(#export-form) button');
  await page.waitForFunction(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLTextAreaElement && field.selectionEnd === field.value.length;
  });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('exported');
  await page.$eval(
    '#imported',
    (field, list) => {
      (field as HTMLTextAreaElement).value = list;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text.replace('Dwarf core army', 'Pasted'),
  );
  await idle('#import');
  await press('#import');
  await until(() => existsSync(join(folder, 'decks/dwarf-core-army.yaml')) || hasPasted());
  await stateIs('legal');
});

function hasPasted(): boolean {
  return readdirSync(join(folder, 'decks')).some((name) => /pasted|import/.test(name));
}

test('what others write is shown, and is not written over', { tags: 'soak' }, async () => {
  const before = textIn();
  writeFileSync(
    join(folder, CORE),
    before.replace('dwarf-oathmad, count: 2', 'dwarf-oathmad, count: 1'),
  );
  // The page has not heard of it: nobody watches the folder in this test.
  await press('.pool [data-card="dwarf-ulda"]');
  await page.waitForSelector('.notice');
  expect(textIn()).toBe(before.replace('dwarf-oathmad, count: 2', 'dwarf-oathmad, count: 1'));
  studio.server.saved([join(folder, CORE)]);
  await stateIs('incomplete');
});

test('the text of a stranger stays text', { tags: 'soak' }, async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const text = textIn().replace(/name: .*/, `name: ${JSON.stringify(evil)}`);
  page.on('dialog', () => errors.push('a dialog'));
  writeFileSync(join(folder, CORE), text);
  studio.server.saved([join(folder, CORE)]);
  await page.waitForFunction(
    (name) => document.querySelector('.deck-head h2')?.textContent === name,
    {},
    evil,
  );
  expect(await page.$('.deck-head img')).toBeNull();
});

describe.for(['light', 'dark'] as const)('%s', (scheme) => {
  test(
    'nothing keeps anybody from reading and using it',
    { ...(scheme === 'dark' && { tags: 'soak' }) },
    async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.select('#deck', FOREIGN);
      await page.waitForSelector('.fix');
      expect(await barriers(page)).toEqual([]);
      await press('#as-list');
      await page.waitForSelector('.card-list');
      expect(await barriers(page)).toEqual([]);
    },
  );
});

test('faces that cannot be drawn are not asked for without a pause', async () => {
  const reported: string[] = [];
  const other = await newPage(browser, reported);
  let asked = 0;
  other.on('request', (request) => (asked += request.url().endsWith('/api/fronts') ? 1 : 0));
  await failSteps(other, '/api/fronts');
  await other.goto(`${studio.origin}/decks#${studio.key}`);
  await other.waitForSelector('header + [role=alert] .notice');
  await setTimeout(1500);
  // For what is in view at first and for what comes into it, and both once more.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(4);
  expect(reported.filter((one) => !one.includes('500'))).toEqual([]);
  await other.close();
});
