/** The page of texts in the browser: typed, completed, fixed, taken back, and what others write meanwhile. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '../../diagnostics/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { barriers, failSteps, openPlace, until } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let browser: Browser;
let folder: string;
let studio: OpenStudio;
let page: Page;
let errors: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await studio?.server.close();
  await browser?.close();
});

const FILE = 'units/dwarf.yaml';
const ORIGINAL = readFileSync(join(TINY_GAME, FILE), 'utf8');

let count = 0;
beforeEach(async () => {
  await page?.close();
  await studio?.server.close();
  count += 1;
  errors = [];
  folder = copyGame(TINY_GAME, join(room, String(count)));
  studio = await openStudio(folder);
  await open(`/text?file=${FILE}`);
});

async function open(address: string): Promise<void> {
  page = await openPlace(browser, studio, address, errors);
  await page.waitForSelector('.cm-content[aria-label]');
}

function textIn(path = FILE): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** Puts the cursor behind the first place where the file says so. */
async function goBehind(words: string): Promise<void> {
  const before = textIn().slice(0, textIn().indexOf(words) + words.length);
  const line = before.split('\n').length;
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.up('Control');
  for (let down = 1; down < line; down += 1) await page.keyboard.press('ArrowDown');
  const column = before.split('\n').at(-1)?.length ?? 0;
  for (let right = 0; right < column; right += 1) await page.keyboard.press('ArrowRight');
}

async function type(behind: string, text: string): Promise<void> {
  await page.focus('.cm-content');
  await goBehind(behind);
  await page.keyboard.type(text);
}

/** Shows what a mark beside a line says. An answer draws it again, under the hand too: then once more. */
async function readMark(mark: string, wanted: string): Promise<void> {
  let tip: unknown = null;
  while (tip === null) {
    await page.mouse.move(0, 0);
    await page.locator(mark).hover();
    tip = await page.waitForSelector(wanted, { timeout: 5_000 }).catch(() => null);
  }
}

function shown(): Promise<string> {
  return page.$eval('.cm-content', (one) => (one as HTMLElement).innerText);
}

async function press(
  ...keys: ('Control' | 'Tab' | 'Escape' | 'f' | 'z' | 'y' | ' ' | 'F12')[]
): Promise<void> {
  for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
  await page.keyboard.press(keys.at(-1)!);
  for (const key of keys.slice(0, -1)) await page.keyboard.up(key);
}

test('what is typed is written after a pause, taken back to the same bytes and done again, also by a studio that starts again', async () => {
  await type('defence: 4', '2');
  await until(() => textIn() !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 42'));
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.close();
  await studio.server.close();
  studio = await openStudio(folder);
  await open(`/text?file=${FILE}`);
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.click('#undo');
  await until(() => textIn() === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
  await page.waitForFunction(
    () => !document.querySelector('.cm-content')?.textContent?.includes('defence: 42'),
  );
  await page.click('#redo');
  await until(() => textIn() !== ORIGINAL);
  expect(textIn()).toContain('defence: 42');
  // In an editor that nobody has typed into the key does what the button does.
  await page.waitForFunction(() =>
    document.querySelector('.cm-content')?.textContent?.includes('defence: 42'),
  );
  await page.focus('.cm-content');
  await press('Control', 'z');
  await until(() => textIn() === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
  expect(errors).toEqual([]);
});

test('in Japanese the editor itself speaks Japanese', { tags: 'soak' }, async () => {
  await page.close();
  await studio.server.close();
  setLanguage('ja');
  try {
    studio = await openStudio(folder);
    await open(`/text?file=${FILE}`);
  } finally {
    setLanguage('en');
  }
  await page.focus('.cm-content');
  await press('Control', 'f');
  await page.waitForSelector('.cm-search [placeholder="検索"]');
});

test(
  'what could not be written is reported, and written with the next key',
  { tags: 'soak' },
  async () => {
    const succeed = await failSteps(page, '/api/text');
    await type('id: dwarf-guard', ' ');
    const notice = 'header + [role=alert] .notice';
    await page.waitForSelector(notice);
    expect(textIn()).toBe(ORIGINAL);
    succeed();
    await page.keyboard.type('# here');
    await until(() => textIn().includes('# here'));
    await page.waitForFunction((one) => document.querySelector(one) === null, {}, notice);
    expect(errors.filter((one) => !one.includes('500'))).toEqual([]);
    errors.length = 0;
  },
);

test(
  'an answer that comes late does not put back what was there before',
  { tags: 'soak' },
  async () => {
    const early = await studio.json(`text?${new URLSearchParams({ file: FILE }).toString()}`);
    let late: HTTPRequest | null = null;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (late === null && request.url().includes('/api/text?')) late = request;
      else void request.continue();
    });
    const other = join(folder, 'units/orc.yaml');
    writeFileSync(other, `${textIn('units/orc.yaml')}\n# A remark.\n`);
    studio.server.saved([other]);
    await until(() => late !== null);
    await type('defence: 4', '2');
    await until(() => textIn() !== ORIGINAL);
    await page.waitForFunction(() =>
      document.querySelector('[role=status]')?.textContent?.startsWith('Saved'),
    );
    await late!.respond({ contentType: 'application/json', body: JSON.stringify(early) });
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 500);
        }),
    );
    expect(await shown()).toContain('defence: 42');
  },
);

test('a file that comes before the page is drawn is shown', { tags: 'soak' }, async () => {
  await page.evaluateOnNewDocument(drawLate);
  await page.goto(`${studio.origin}/text?file=${FILE}`);
  await page.waitForSelector('.cm-content[aria-label]');
  expect(await shown()).toContain('race: dwarf');
  expect(errors).toEqual([]);
});

/** Runs inside the page: frames come seconds later, and what waits for one no longer than a moment. */
function drawLate(): void {
  const later = window.setTimeout.bind(window);
  const [late, moment] = [2000, 150];
  window.requestAnimationFrame = (work) => later(() => work(performance.now()), late);
  window.setTimeout = ((work: () => void, pause = 0) =>
    later(work, pause < moment ? late : pause)) as typeof window.setTimeout;
}

test('what is wrong is shown at its line, and fixed by its button', async () => {
  await type('race: dwarf', 'x');
  await readMark('.cm-lint-marker-error', '.cm-tooltip .cm-diagnosticAction');
  expect(await page.$eval('.cm-diagnosticAction', (one) => one.textContent)).toBe('Write "dwarf"');
  await page.click('.cm-diagnosticAction');
  await until(() => textIn() === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
  await page.waitForFunction(() => document.querySelector('.cm-lint-marker-error') === null);
});

test('what check --fix fixes has a button that does it', async () => {
  writeFileSync(join(folder, FILE), ORIGINAL.replace(/^#.*\n/, ''));
  studio.server.saved([join(folder, FILE)]);
  await readMark('.cm-lint-marker-info', '.cm-diagnosticAction');
  await page.click('.cm-diagnosticAction');
  await until(() => textIn() === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
});

test('keys, words and ids are proposed where they belong', async () => {
  await type('defence: 4', '\n');
  await press('Control', ' ');
  await page.waitForSelector('.cm-tooltip-autocomplete li');
  const keys = await page.$$eval('.cm-tooltip-autocomplete .cm-completionLabel', (all) =>
    all.map((one) => one.textContent),
  );
  expect(keys).toContain('attacks');
  expect(keys).not.toContain('defence');
  await press('Escape');
  await goBehind('race: ');
  await press('Control', ' ');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.cm-completionLabel')].some((one) => one.textContent === 'orc'),
  );
});

test('a key leads to where an id is defined, and a link to a line', async () => {
  await type('race: dw', '');
  await press('F12');
  await page.waitForFunction(
    (file) => !document.querySelector('.cm-content')?.getAttribute('aria-label')?.includes(file),
    {},
    FILE,
  );
  expect(await page.$eval('.cm-content', (one) => one.getAttribute('aria-label'))).toBe(
    'races.yaml',
  );
  await page.goto('about:blank');
  await page.goto(`${studio.origin}/text?file=${FILE}&line=5#${studio.key}`);
  await page.waitForSelector('.cm-activeLineGutter');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.cm-activeLineGutter')].some((one) => one.textContent === '5'),
  );
});

describe('what another program writes', () => {
  test('appears, also beside what is being typed', async () => {
    const theirs = ORIGINAL.replace(/defence: 2/, 'defence: 9');
    writeFileSync(join(folder, FILE), theirs);
    await type('defence: 4', '2');
    await until(() => textIn().includes('defence: 42'));
    expect(textIn()).toBe(theirs.replace('defence: 4', 'defence: 42'));
    expect(await shown()).toContain('defence: 9');
  });

  test.for([
    ['mine', 'defence: 42'],
    ['theirs', 'defence: 7'],
  ] as const)(
    'at the same line is not overwritten: both are shown, and %s is chosen',
    async ([side, kept]) => {
      writeFileSync(join(folder, FILE), ORIGINAL.replace('defence: 4', 'defence: 7'));
      await page.focus('.cm-content');
      await page.evaluate(() => undefined);
      // The page has not heard of it: it types into what it saw.
      await typeBlind('defence: 4', '2');
      await page.waitForSelector('.conflict');
      expect(textIn()).toContain('defence: 7');
      const [theirs, mine] = await page.$$eval('.conflict pre', (all) =>
        all.map((one) => one.textContent?.trim()),
      );
      expect([theirs, mine]).toEqual(['defence: 7', 'defence: 42']);
      const [keep, write] = await page.$$('.conflict button');
      await (side === 'mine' ? write : keep)?.click();
      await page.waitForFunction(() => document.querySelector('.conflict') === null);
      await until(() => textIn().includes(kept));
      expect(textIn()).toBe(ORIGINAL.replace('defence: 4', kept));
    },
  );
});

describe('what was typed', () => {
  const OTHER = 'nav.files li button:not([aria-current])';

  async function typeAndRemove(): Promise<void> {
    await type('defence: 4', '2');
    rmSync(join(folder, FILE));
    await statusIs('Not saved');
    await page.click(OTHER);
    await pause();
    expect(await shown()).toContain('defence: 42');
  }

  test(
    'into a file that goes away stays there, and is written when the file comes back',
    { tags: 'soak' },
    async () => {
      await typeAndRemove();
      put(ORIGINAL);
      await statusIs('Saved');
      expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 42'));
      expect(await page.$('[role=alert] .notice')).toBeNull();
    },
  );

  test(
    'into a file that is gone is given up on request, and the file that was clicked is opened',
    { tags: 'soak' },
    async () => {
      await typeAndRemove();
      const clicked = await page.$eval(OTHER, (one) => one.textContent ?? '');
      await page.locator('[role=alert] .notice button').click();
      await page.waitForSelector(`.cm-content[aria-label="${clicked}"]`);
      await statusIs('Saved');
      expect(await page.$('[role=alert] .notice')).toBeNull();
    },
  );

  test(
    'is written when the other side of a conflict takes its change back',
    { tags: 'soak' },
    async () => {
      writeFileSync(join(folder, FILE), ORIGINAL.replace('defence: 4', 'defence: 7'));
      await typeBlind('defence: 4', '2');
      await page.waitForSelector('.conflict');
      put(ORIGINAL);
      await statusIs('Saved');
      expect(await page.$('.conflict')).toBeNull();
      expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 42'));
    },
  );

  test(
    'beside a change of others is written before another file is opened',
    { tags: 'soak' },
    async () => {
      const theirs = ORIGINAL.replace('defence: 2', 'defence: 9');
      await type('defence: 4', '2');
      writeFileSync(join(folder, FILE), theirs);
      await page.click(OTHER);
      await page.waitForFunction(
        (file) => document.querySelector('.cm-content')?.ariaLabel !== file,
        {},
        FILE,
      );
      expect(textIn()).toBe(theirs.replace('defence: 4', 'defence: 42'));
    },
  );

  test(
    'and not written before the studio ended is reported as such',
    { tags: 'soak' },
    async () => {
      await type('defence: 4', '2');
      await studio.server.close();
      await statusIs('The studio has ended. Your last change was NOT saved');
      await page.waitForSelector('header + [role=alert] .notice');
      expect(textIn()).toBe(ORIGINAL);
    },
  );
});

/** Another program saves the file. */
function put(text: string): void {
  writeFileSync(join(folder, FILE), text);
  studio.server.saved([join(folder, FILE)]);
}

async function statusIs(words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('[role=status]')?.textContent?.startsWith(wanted),
    {},
    words,
  );
}

/** Nothing is expected to happen: it is given time to. */
async function pause(): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

/** Types behind words that the page shows, whatever is on the disk. */
async function typeBlind(behind: string, text: string): Promise<void> {
  const disk = textIn();
  writeFileSync(join(folder, FILE), ORIGINAL);
  await page.focus('.cm-content');
  await goBehind(behind);
  writeFileSync(join(folder, FILE), disk);
  await page.keyboard.type(text);
}

test(
  'a text of a stranger is text, and files outside of the game are none',
  { tags: 'soak' },
  async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    writeFileSync(join(folder, FILE), ORIGINAL.replace('race: dwarf', `race: '${evil}'`));
    studio.server.saved([join(folder, FILE)]);
    await readMark('.cm-lint-marker-error', '.cm-diagnosticText');
    expect(await page.$('.cm-editor img, .cm-editor script, aside img, aside script')).toBeNull();
    expect(await page.title()).not.toBe('1');
    await page.goto('about:blank');
    await page.goto(`${studio.origin}/text?file=../../../etc/passwd#${studio.key}`);
    await page.waitForSelector('.notice');
    expect(await page.$eval('.notice', (one) => one.textContent)).toContain('no text file');
  },
);

test(
  'a text of a megabyte is opened, edited and written on its line',
  { tags: 'soak' },
  async () => {
    const long = `${ORIGINAL}${Array.from({ length: 25_000 }, (_, n) => `# a remark of a line, number ${n}\n`).join('')}`;
    writeFileSync(join(folder, FILE), long);
    studio.server.saved([join(folder, FILE)]);
    await page.goto('about:blank');
    await open(`/text?file=${FILE}`);
    await type('defence: 4', '2');
    await until(() => textIn() !== long);
    expect(textIn()).toBe(long.replace('defence: 4', 'defence: 42'));
  },
);

test('the keyboard comes into the editor and out of it', async () => {
  await page.focus('.cm-content');
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-content') === null)).toBe(
    true,
  );
  expect(textIn()).toBe(ORIGINAL);
});

describe.for(['light', 'dark'] as const)('%s', (scheme) => {
  test(
    'nothing keeps anybody from reading and using it',
    { ...(scheme === 'dark' && { tags: 'soak' }) },
    async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      // Arrows go by lines as they are shown: none is broken here.
      await page.setViewport({ width: 2000, height: 900 });
      await type('race: dwarf', 'x');
      await page.waitForSelector('.cm-lint-marker-error');
      expect(await barriers(page)).toEqual([]);
      await goBehind('race: ');
      await press('Control', ' ');
      await page.waitForSelector('.cm-tooltip-autocomplete li');
      expect(await barriers(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

describe('all files', () => {
  test('are searched, and what is found is replaced as one step over all of them', async () => {
    const other = 'units/orc.yaml';
    const both = [FILE, other].map((file) => textIn(file));
    expect(both.every((text) => text.includes('defence:'))).toBe(true);
    await page.keyboard.down('Control');
    await page.keyboard.down('Shift');
    await page.keyboard.press('f');
    await page.keyboard.up('Shift');
    await page.keyboard.up('Control');
    await page.keyboard.type('DEFENCE: ');
    await page.waitForSelector('.hits mark');
    const files = await page.$$eval('.hits h2', (heads) => heads.map((one) => one.textContent));
    expect(files).toEqual(expect.arrayContaining([FILE, other]));
    await page.click(`.hits section[aria-label="${other}"] button`);
    await page.waitForSelector(`.cm-content[aria-label="${other}"]`);
    await page.click('#exact');
    await page.waitForFunction(() => document.querySelector('.hits mark') === null);
    await page.click('#exact');
    await page.waitForSelector('.hits mark');
    await page.type('#replacement', 'armour: $& ');
    await page.keyboard.press('Enter');
    await until(() => textIn(other) !== both[1] && textIn() !== both[0]);
    expect(textIn()).toBe(both[0]!.replaceAll('defence: ', () => 'armour: $& '));
    expect(textIn(other)).toBe(both[1]!.replaceAll('defence: ', () => 'armour: $& '));
    const hash = { [other]: 'of another text' };
    const answer = await studio.json('text-replace', {
      words: 'armour',
      isExact: true,
      by: 'x',
      files: hash,
    });
    expect(answer).toMatchObject({ refused: [other] });
    await studio.json('undo', {});
    expect([FILE, other].map((file) => textIn(file))).toEqual(both);
    expect(errors).toEqual([]);
  });

  test('of Markdown have their marks shown', async () => {
    const file = join(folder, 'rulebook.md');
    writeFileSync(
      file,
      '# The game\n\n- **Strong** and *soft*\n\n<!-- a remark\n# on -->\n# End\n',
    );
    studio.server.saved([file]);
    await page.goto(`${studio.origin}/text?file=rulebook.md`);
    await page.waitForSelector('.tok-strong');
    const shown = (name: string): Promise<string[]> =>
      page.$$eval(`.cm-content .tok-${name}`, (parts) => parts.map((one) => one.textContent ?? ''));
    expect(await shown('heading')).toEqual(['# The game', '# End']);
    expect(await shown('strong')).toEqual(['**Strong**']);
    expect(await shown('emphasis')).toEqual(['*soft*']);
    expect((await shown('comment')).join('')).toBe('<!-- a remark# on -->');
  });

  test('keep the editor wide on a small screen', async () => {
    await page.setViewport({ width: 1000, height: 800 });
    const width = await page.$eval('.editor', (one) => one.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(600);
    expect(await barriers(page)).toEqual([]);
  });
});
