/** The page of play in the browser: pointed at, hidden from others, refused with reasons, shared and kept. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCards } from '../../engine/index.ts';
import { GameChecker } from '../../generator/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { awaitFocus, pressAt, tabTo } from './by-keys.ts';
import { writeMeanwhile } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';
import { addressOfPlay, beginGame, holdWorkers, openTable, releaseWorkers } from './open-table.ts';

const room = temporaryRoom();
/** Somebody's own game: its rules are TypeScript, and one of its cards means harm. */
const folder = copyGame(LORDS_OF_WAR, join(room, 'own'));
let browser: Browser;
let studio: OpenStudio;

beforeAll(async () => {
  browser = await startBrowser();
  studio = await openStudio(folder);
});
afterAll(async () => {
  await studio?.server.close();
  await browser?.close();
});

test('a card is pointed at, then a square, and lies there', async () => {
  const { page, errors } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.held.legal');
  const card = await page.$eval('.held.legal', (one) => (one as HTMLElement).dataset['card'] ?? '');
  await page.click('.held.legal');
  await page.waitForSelector('.square.legal');
  const square = await page.$eval(
    '.square.legal',
    (one) => (one as HTMLElement).dataset['square'] ?? '',
  );
  await page.click(`.square.legal[data-square="${square}"]`);
  await page.waitForFunction(
    (name) => document.querySelector(`[data-square="${name}"] .chip`) !== null,
    {},
    square,
  );
  const drawn = await facesOf(page);
  expect(drawn).toContain(`units/${card}/front`);
  expect(errors).toEqual([]);
  await page.close();
});

test(
  'choices stay in another language, and while others write, also what is half written',
  { tags: 'soak' },
  async () => {
    const { page } = await openTable(browser, addressOfPlay(studio));
    await page.waitForSelector('#begin');
    await page.select('#sitter-1', 'human');
    await page.select('header select', 'ja');
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('header select')?.value === 'ja',
    );
    await page.focus('#sitter-1');
    const file = join(folder, 'game.yaml');
    const whole = readFileSync(file, 'utf8');
    for (const text of [`${whole}\n# A remark.\n`, 'id: [\n', whole]) {
      await writeMeanwhile(page, studio, file, text, '/api/played-game');
      await page.waitForSelector(text.startsWith('id: [') ? '#begin:disabled' : '#begin:enabled');
      const now = await page.evaluate(() => [
        document.activeElement?.id,
        (document.activeElement as HTMLSelectElement).value,
      ]);
      expect(now).toEqual(['sitter-1', 'human']);
    }
    expect(await page.$eval('header select', (one) => one.value)).toBe('ja');
    await page.close();
  },
);

test(
  'while a file cannot be read, what is played goes on in another language',
  { tags: 'soak' },
  async () => {
    const { page, errors } = await openTable(browser, addressOfPlay(studio));
    await beginGame(page, ['human', 'random']);
    await page.waitForSelector('.move');
    const file = join(folder, 'game.yaml');
    const whole = readFileSync(file, 'utf8');
    const save = (text: string): void => {
      writeFileSync(file, text);
      studio.server.saved([file]);
    };
    save('id: [\n');
    await page.waitForFunction(() => document.body.innerText.includes('Errors: 1'));
    const step = await page.$eval('.time span', (one) => one.textContent);
    await page.select('header select', 'ja');
    await page.waitForFunction(() =>
      /\p{sc=Hiragana}/u.test(document.querySelector('.log')?.textContent ?? ''),
    );
    expect(await page.$eval('header select', (one) => one.value)).toBe('ja');
    expect(await page.$eval('#pause', (one) => (one as HTMLSelectElement).value)).toBe('0');
    expect(await page.$eval('.time span', (one) => one.textContent)).toBe(step);
    await page.click('.move');
    await page.waitForFunction(
      (before) => document.querySelector('.time span')?.textContent !== before,
      {},
      step,
    );
    // By rules that cannot be read it goes on as it was.
    const rules = join(folder, 'rules/index.ts');
    const sound = readFileSync(rules, 'utf8');
    writeFileSync(rules, 'export const rules = (');
    await page.select('header select', 'en');
    await page.waitForSelector('header + [role=alert] .notice');
    expect(await page.$eval('header select', (one) => one.value)).toBe('ja');
    expect(await page.$('.move')).not.toBeNull();
    writeFileSync(rules, sound);
    // A new one has to wait until the files can be read.
    await page.click('#new-game');
    await page.waitForSelector('#begin:disabled');
    expect(await page.$('.new-game .refusal')).not.toBeNull();
    save(whole);
    await page.waitForSelector('#begin:enabled');
    expect(await page.$('.new-game .refusal')).toBeNull();
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('a match goes on with the data it began with, and a new game has those of now', async () => {
  const { page, errors } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.hands h2');
  const labelNow = (): Promise<string | null> => page.$eval('.hands h2', (one) => one.textContent);
  const before = await labelNow();
  const file = join(folder, 'game.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text
    .replace("{ en: 'hand {seat}'", "{ en: 'fist of {seat}'")
    .replace('{ en: Hand size', '{ en: Size of the fist');
  await writeMeanwhile(page, studio, file, changed, '/api/played-game');
  await page.click('.move');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 2, {
    polling: 100,
  });
  expect(await labelNow()).toBe(before);
  await page.click('#new-game');
  await page.waitForFunction(
    () => document.querySelector('.new-game')?.textContent.includes('Size of the fist'),
    { polling: 100 },
  );
  // Whoever thinks better of it finds the match as it was.
  await page.click('#back-to-game');
  await page.waitForSelector('.hands h2');
  expect(await labelNow()).toBe(before);
  await page.click('#new-game');
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.hands h2');
  expect(await labelNow()).toBe('fist of P1');
  writeFileSync(file, text);
  studio.server.saved([file]);
  expect(errors).toEqual([]);
  await page.close();
});

test('why a game cannot begin is not said in a language that was left', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio));
  await page.waitForSelector('#begin');
  const rules = join(folder, 'rules/index.ts');
  const sound = readFileSync(rules, 'utf8');
  writeFileSync(rules, 'export const rules = (');
  await page.click('#begin');
  await page.waitForSelector('.refusal');
  writeFileSync(rules, sound);
  await page.select('header select', 'ja');
  await page.waitForSelector('.refusal', { hidden: true });
  await page.close();
});

test('a game that begins while somebody saves is played', { tags: 'soak' }, async () => {
  const { page } = await openTable(browser, addressOfPlay(studio), holdWorkers);
  await page.waitForSelector('#begin');
  await page.click('#begin');
  const file = join(folder, 'game.yaml');
  const text = readFileSync(file, 'utf8');
  await writeMeanwhile(page, studio, file, `${text}\n# A remark.\n`, '/api/played-game');
  await releaseWorkers(page);
  await page.waitForSelector('.heading');
  writeFileSync(file, text);
  await page.close();
});

test('what is not legal is refused with its clause, and changes nothing', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.held.legal');
  const before = await page.$eval('.time span', (one) => one.textContent);
  await page.type('.typed input', 'place orc-ravager (1,1)');
  await page.click('.typed button');
  await page.waitForSelector('.refusal');
  expect(await page.$eval('.refusal', (one) => one.textContent)).toMatch(/\(LOW-[\d.]+\)/);
  expect(await page.$eval('.time span', (one) => one.textContent)).toBe(before);
  await page.close();
});

test('moves are searched, taken back, and looked at step by step', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.move');
  const [first] = await page.$$eval('.move', (all) =>
    all.map((one) => (one as HTMLElement).dataset['move']),
  );
  const square = /\(.*\)/.exec(first ?? '')?.[0] ?? '';
  await page.type('.moves input[type=search]', square);
  const found = await page.$$eval('.move', (all) =>
    all.map((one) => (one as HTMLElement).dataset['move'] ?? ''),
  );
  expect(found.every((move) => move.includes(square))).toBe(true);
  await page.click('.move');
  await page.waitForSelector('.log li button');
  await page.waitForSelector('.move');
  await page.click('#take-back');
  await page.waitForSelector('.taken-back');
  const at = await page.$eval('.time input', (one) => one.value);
  expect(Number(at)).toBeLessThan(3);
  await page.close();
});

test('between two people the screen shows nothing that only one of them may see', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio), listenToTable);
  await beginGame(page, ['human', 'human']);
  await page.waitForSelector('#sit');
  expect(await page.$('.held')).toBeNull();
  await page.click('#sit');
  await page.waitForSelector('.held');
  const hand = await handOf(page);
  while ((await page.$('#sit')) === null) {
    await page.waitForSelector('.move, #sit');
    await page.evaluate(() => document.querySelector<HTMLElement>('.move')?.click());
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  await forgetMessages(page);
  expect(await page.$('.held')).toBeNull();
  await page.click('#sit');
  await page.waitForSelector('.held');
  const other = await handOf(page);
  const secret = hand.filter((id) => !other.includes(id) && !onTable.includes(id));
  const said = await messagesOf(page);
  const text = await page.$eval('body', (one) => one.innerHTML);
  expect(secret.length).toBeGreaterThan(0);
  const lying = await page.evaluate(() =>
    [...document.querySelectorAll('.square')]
      .map((one) => one.getAttribute('aria-label') ?? '')
      .join(),
  );
  for (const id of secret) {
    // What was placed is seen by everybody.
    if (said.includes(`P1 ${id}`) || lying.includes(id)) continue;
    expect(handsIn(said)).not.toContain(id);
    expect(text).not.toContain(`data-card="${id}"`);
  }
  await page.close();
});

const onTable: string[] = [];

/** What the positions in these messages say of hands. */
function handsIn(messages: string): string {
  return [...messages.matchAll(/"hand":\{[^}]*\}/g)].map(([hand]) => hand).join();
}

function handOf(page: Page): Promise<string[]> {
  return page.$$eval('.held', (all) =>
    all.map((one) => (one as HTMLElement).dataset['card'] ?? ''),
  );
}

interface Listening {
  heard: string[];
}

/** Keeps everything that the worker tells the page. */
async function listenToTable(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const listening = globalThis as unknown as Listening;
    listening.heard = [];
    const Own = Worker;
    globalThis.Worker = class extends Own {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => listening.heard.push(JSON.stringify(data)));
      }
    };
  });
}

function messagesOf(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as Listening).heard.join('\n'));
}

function forgetMessages(page: Page): Promise<void> {
  return page.evaluate(() => void ((globalThis as unknown as Listening).heard = []));
}

test('a link opens the game as it was', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.move');
  await page.click('.move');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 2);
  await page.waitForSelector('.move');
  const [steps, heading] = await stateOf(page);
  await page.click('#link');
  await page.waitForSelector('#shared');
  const link = await page.$eval('#shared', (one) => (one as HTMLInputElement).value);
  const { page: other, errors } = await openTable(browser, link);
  await other.waitForSelector('#sit');
  expect(await stateOf(other)).toEqual([steps, heading]);
  expect(errors).toEqual([]);
  await other.goto('about:blank');
  await other.goto(`${addressOfPlay(studio)}&game=1.AAAA`);
  await other.waitForSelector('#begin');
  await Promise.all([page.close(), other.close()]);
});

function stateOf(page: Page): Promise<(string | null | undefined)[]> {
  return page.evaluate(() =>
    ['.time span', '.heading strong'].map((one) => document.querySelector(one)?.textContent),
  );
}

test('a position is changed, played from, and kept as a scenario that the game takes', async () => {
  const { page } = await openTable(browser, addressOfPlay(studio));
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.move');
  // Before the first turn there is nothing that a scenario could be given.
  await page.click('.move');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 3);
  await page.waitForSelector('.move');
  await page.click('#position');
  await page.waitForSelector('.position textarea');
  // What no game can be played from is refused, and the game goes on.
  const whole = await textOfPosition(page);
  await writePosition(page, '{ "at": { "(1,1)": "P9 nobody" } }');
  await page.waitForSelector('.editing .refusal');
  await page.click('#play-position');
  await page.waitForFunction(
    () => document.querySelector('.position [role=status]')?.textContent !== '',
  );
  expect(await page.$('#begin')).toBeNull();
  await writePosition(page, whole);
  await page.waitForFunction(() => document.querySelector('.editing .refusal') === null);
  await page.waitForSelector('.square .chip');
  const [from = '', to = ''] = await page.$$eval('.square', (all) =>
    [true, false].map((isTaken) => {
      const one = all.find((square) => (square.querySelector('.chip') !== null) === isTaken);
      return (one as HTMLElement).dataset['square'] ?? '';
    }),
  );
  await page.click(`[data-square="${from}"]`);
  await page.click(`[data-square="${to}"]`);
  await page.waitForSelector(`[data-square="${to}"] .chip`);
  const moved = JSON.parse(await textOfPosition(page)) as { at: Record<string, string> };
  expect(Object.keys(moved.at)).toContain(to);
  expect(Object.keys(moved.at)).not.toContain(from);
  await editWithKeys(page);
  await page.type('#scenario-id', 'LOW-T1');
  await page.type('#scenario-title', 'Kept while playing');
  await page.click('#keep-scenario');
  const file = join(folder, 'scenarios', 'play', 'low-t1.yaml');
  await page.waitForFunction(() =>
    document.querySelector('.position [role=status]')?.textContent.includes('low-t1.yaml'),
  );
  expect(existsSync(file)).toBe(true);
  const { diagnostics } = new GameChecker(folder).check();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  await page.click('#play-position');
  await page.waitForFunction(
    () => document.querySelector('.time span')?.textContent === 'Step 0 of 0',
  );
  expect(await page.$(`[data-square="${to}"] .chip`)).not.toBeNull();
  await page.close();
});

interface HandsAndDecks {
  readonly hand: Record<string, { exactly: string[] }>;
  readonly deck: Record<string, string[]>;
  readonly turnNumber: number;
  readonly toAct: string;
}

/** A card of a hand goes onto the deck, another one comes, a counter has another number: without a mouse. */
async function editWithKeys(page: Page): Promise<void> {
  const before = await settledPosition(page);
  await tabTo(page, '[data-list="P1 hand"] select[size]');
  await page.keyboard.press('Delete');
  await awaitFocus(page, '[data-list="P1 hand"] select[size]');
  await pressAt(page, '[data-list="P1 hand"] .orders .one button', 'Enter');
  await tabTo(page, '[data-list="P1 hand"] .add-card input');
  await page.keyboard.type('orc-catapult');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-list="P1 deck"] summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-list="P1 deck"] select[size]');
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
  // From the deck on it is a long way back, past its other fields.
  await tabTo(page, '.values input[type=number]');
  await page.keyboard.press('ArrowUp');
  const after = await settledPosition(page, before.turnNumber + 1);
  const [hand, then, deck] = [
    before.hand['P1']!.exactly,
    after.hand['P1']!.exactly,
    after.deck['P1']!,
  ].map((lines) => readCards(lines, '')) as [string[], string[], string[]];
  const [, moved = ''] = hand;
  expect(then).toContain('orc-catapult');
  expect(then.toSorted()).toEqual([...hand.slice(2), 'orc-catapult'].toSorted());
  expect(deck[1]).toBe(moved);
  expect(after.toAct).toBe(before.toAct);
}

/** Who is to act follows from the position, and is written only when the rules have said it. */
async function settledPosition(page: Page, turnNumber?: number): Promise<HandsAndDecks> {
  await page.waitForFunction(
    (expected) => {
      const { value } = document.querySelector<HTMLTextAreaElement>('.position textarea')!;
      const position = JSON.parse(value) as Partial<HandsAndDecks>;
      return (
        position.toAct !== undefined && (expected === null || position.turnNumber === expected)
      );
    },
    { polling: 100 },
    turnNumber ?? null,
  );
  return JSON.parse(await textOfPosition(page)) as HandsAndDecks;
}

function textOfPosition(page: Page): Promise<string> {
  return page.$eval('.position textarea', (one) => one.value);
}

async function writePosition(page: Page, text: string): Promise<void> {
  await page.$eval(
    '.position textarea',
    (field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
}

test('axe finds nothing, light', () => axeFindsNothing('light'));
test('axe finds nothing, dark', { tags: 'soak' }, () => axeFindsNothing('dark'));

async function axeFindsNothing(theme: string): Promise<void> {
  const { page } = await openTable(browser, addressOfPlay(studio), async (opened) => {
    await opened.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await opened.setBypassCSP(true);
  });
  await page.waitForSelector('#begin');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  expect(await axe(page)).toEqual([]);
  await beginGame(page, ['human', 'random']);
  await page.waitForSelector('.move');
  await page.click('.held');
  expect(await axe(page)).toEqual([]);
  await page.click('.held-card button');
  await page.click('#position');
  await page.waitForSelector('.editing');
  expect(await axe(page)).toEqual([]);
  await page.close();
}

interface Axe {
  readonly axe: {
    run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** Faces are in frames in which no script runs; they are looked at as pages of their own. */
function axe(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as Axe).axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

test('a name that means harm is a name', { tags: 'soak' }, async () => {
  const harmful = copyGame(LORDS_OF_WAR, join(room, 'harmful'));
  const units = join(harmful, 'units');
  const file = readdirSync(units).find((name) => name.startsWith('orc')) ?? '';
  const text = readFileSync(join(units, file), 'utf8');
  const name = `<img src=x onerror="globalThis.harmed=1"><script>harmed=1</script>`;
  writeFileSync(
    join(units, file),
    text.replaceAll(
      /name: \{ en: [^,]+,/g,
      `name: { en: ${JSON.stringify(name).replaceAll("'", "''")},`,
    ),
  );
  const own = await openStudio(harmful);
  const { page } = await openTable(browser, addressOfPlay(own));
  await page.waitForSelector('#begin, .notice');
  if ((await page.$('#begin')) !== null) {
    await beginGame(page, ['human', 'random']);
    await page.waitForSelector('.held');
    await page.click('.held');
  }
  expect(await page.evaluate(() => (globalThis as { harmed?: number }).harmed)).toBeUndefined();
  expect(await page.$$('img')).toEqual([]);
  await page.close();
  await own.server.close();
});

test('rules of a game reach no file beside it, and no network', async () => {
  const own = copyGame(LORDS_OF_WAR, join(room, 'reaching'), {
    'rules/index.ts': "import secret from '../../own/game.yaml';\nexport const rules = secret;\n",
  });
  const reaching = await openStudio(own);
  const answer = await fetch(`${reaching.origin}/play/rules.js`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await answer.text()).toContain('is not a file of the game');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await reaching.server.close();
});

function facesOf(page: Page): Promise<string[]> {
  return page.$$eval('.faces iframe', (frames) =>
    frames.flatMap((frame) =>
      [...(frame.contentDocument?.querySelectorAll('[data-face]') ?? [])].map(
        (one) => (one as HTMLElement).dataset['face'] ?? '',
      ),
    ),
  );
}
