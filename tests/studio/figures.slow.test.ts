/** The page of figures in the browser: typed into, pasted into, taken back, and what others write meanwhile. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { startBrowser } from '../support/browsers.ts';
import { barriers, failSteps, holdBack, openPlace, until, writeMeanwhile } from './in-browser.ts';
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
  await studio?.server.close();
  await browser?.close();
});

let count = 0;
beforeEach(async () => {
  await page?.close();
  await studio?.server.close();
  count += 1;
  folder = copyGame(TINY_GAME, join(room, String(count)));
  studio = await openStudio(folder);
  page = await openPage();
});

async function openPage(): Promise<Page> {
  const size = { width: 1200, height: 700 };
  const opened = await openPlace(browser, studio, '/figures', errors, size);
  await opened.waitForSelector('revo-grid .rgCell');
  return opened;
}

const FILE = 'units/dwarf.yaml';
const ORIGINAL = readFileSync(join(TINY_GAME, FILE), 'utf8');

function textIn(): string {
  return readFileSync(join(folder, FILE), 'utf8');
}

/** Waits until the file says so: a step is written before the page shows it. */
function written(isSo: (text: string) => boolean): Promise<void> {
  return until(() => isSo(textIn()));
}

/** The middle of the cell of a component, by id and header. */
async function placeOf(id: string, header: string): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction(
    (row, column) => {
      const heads = [...document.querySelectorAll('.rgHeaderCell')];
      const head = heads.find((one) => one.textContent === column);
      const cells = [...document.querySelectorAll('.rgCell')];
      const own = cells.find((one) => one.textContent === row);
      const [above, left] = [head, own].map((one) => one?.getBoundingClientRect());
      return above === undefined || left === undefined
        ? null
        : { x: above.x + above.width / 2, y: left.y + left.height / 2 };
    },
    {},
    id,
    header,
  );
  return (await place.jsonValue())!;
}

async function focus(id: string, header: string): Promise<void> {
  const { x, y } = await placeOf(id, header);
  await page.mouse.click(x, y);
  await page.waitForSelector('#copy:not([disabled])');
}

/** Waits until the frame of the grid is around a cell. */
async function isFramed(id: string, header: string): Promise<void> {
  const { x, y } = await placeOf(id, header);
  await page.waitForFunction(
    (...[left, top]) => {
      const frames = [...document.querySelectorAll('revogr-focus')];
      return frames
        .map((one) => one.getBoundingClientRect())
        .some((one) => one.left < left && left < one.right && one.top < top && top < one.bottom);
    },
    {},
    x,
    y,
  );
}

async function type(id: string, header: string, text: string): Promise<void> {
  await typeInto(id, header, text);
  await page.keyboard.press('Enter');
  await isLeft();
}

/** Types into a cell in place of its text, and leaves its field open. */
async function typeInto(id: string, header: string, text: string): Promise<void> {
  await focus(id, header);
  await page.keyboard.press('Enter');
  const field = await page.waitForSelector('revogr-edit input:focus');
  await field?.click({ count: 3 });
  await page.keyboard.type(text);
}

/** Waits until no cell is typed into. */
async function isLeft(): Promise<void> {
  await page.waitForFunction(() => document.querySelector('revogr-edit') === null);
}

async function press(key: 'z' | 'y'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

test('a figure is typed, written on its line, taken back and done again by keys and buttons', async () => {
  await type('dwarf-guard', 'defence', '6');
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
  await page.waitForSelector('#undo:not([aria-disabled])');
  expect(await page.$eval('#undo', (one) => one.getAttribute('title'))).toBe(
    'Undo: dwarf-guard: defence',
  );
  await focus('dwarf-guard', 'race');
  await press('z');
  await written((text) => text === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
  await page.waitForSelector('#redo:not([aria-disabled])');
  await page.click('#redo');
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toContain('defence: 6');
  expect(errors).toEqual([]);
});

test.for([
  ['the filter', () => page.click('input[type=search]')],
  ['nothing', () => page.click('h1')],
  ['another cell', () => focus('dwarf-slinger', 'name.en')],
] as const)('whoever leaves a cell with a click on %s has written it', async ([, leave]) => {
  await typeInto('dwarf-guard', 'defence', '6');
  await leave();
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
});

test('a click on Undo takes back what is being typed, and nothing before it', async () => {
  await type('dwarf-guard', 'defence', '6');
  await page.waitForSelector('#undo:not([aria-disabled])');
  await typeInto('dwarf-guard', 'defence', '7');
  await page.click('#undo');
  await page.waitForSelector('#redo:not([aria-disabled])');
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
  expect(await page.$$('.notice')).toEqual([]);
});

test('a click on the head of a column while a cell is typed into writes the right cell', async () => {
  await typeInto('dwarf-guard', 'defence', '6');
  const heads = await page.$$('.rgHeaderCell');
  await heads.at(-1)?.click();
  await isLeft();
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
});

test('Escape drops what is typed; a cell that was only looked at stays as it is', async () => {
  await typeInto('dwarf-guard', 'defence', '6');
  await page.keyboard.press('Escape');
  await isLeft();
  // The field holds no line breaks.
  await focus('dwarf-guard', 'name.en');
  await paste('"Two\nlines"\n');
  await written((text) => text !== ORIGINAL);
  const pasted = textIn();
  expect(pasted).toContain('defence: 4');
  await page.keyboard.press('Enter');
  await page.waitForSelector('revogr-edit input:focus');
  await focus('dwarf-slinger', 'race');
  await isLeft();
  await type('dwarf-slinger', 'race', 'orc');
  await written((text) => text !== pasted);
  expect(parse(textIn())[0].name.en).toBe('Two\nlines');
});

test('a page with a cell that is typed into asks before it is left', async () => {
  await typeInto('dwarf-guard', 'defence', '6');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
});

test('numbers that are typed quickly down a column are in their cells', async () => {
  await focus('dwarf-guard', 'defence');
  for (const key of '183\n216\n907\n') {
    await page.keyboard.press(key === '\n' ? 'Enter' : (key as '1'), { delay: 10 });
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
  }
  await written((text) => /183[^]*216[^]*907/.test(text));
  expect(textIn()).toBe(
    ORIGINAL.replace('defence: 2', 'defence: 907')
      .replace('defence: 3', 'defence: 216')
      .replace('defence: 4', 'defence: 183'),
  );
});

test("a cell that is written again before the answer is not somebody else's", async () => {
  const edits = await holdBack(page, '/api/edit');
  await type('dwarf-guard', 'defence', '6');
  await until(() => edits.held() > 0);
  await type('dwarf-guard', 'defence', '7');
  edits.release();
  await written((text) => text.includes('defence: 7'));
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 7'));
  expect(await page.$$('.notice')).toEqual([]);
});

test('why a step was refused stays when the next one is done', async () => {
  const edits = await holdBack(page, '/api/edit');
  await type('dwarf-guard', 'defence', '6');
  await until(() => edits.held() > 0);
  await type('dwarf-guard', 'race', 'orc');
  // Not seen by the page.
  writeFileSync(join(folder, FILE), ORIGINAL.replace('defence: 4', 'defence: 8'));
  edits.release();
  await written((text) => text.includes('race: orc'));
  await page.waitForSelector('#undo:not([aria-disabled])');
  expect(await page.$$eval('.notice', (all) => all.length)).toBe(1);
  expect(textIn()).toContain('defence: 8');
});

test('steps while game.yaml cannot be read are refused with the reason, and the cell shows what is written', async () => {
  await type('dwarf-guard', 'defence', '6');
  await page.waitForSelector('#undo:not([aria-disabled])');
  // Somebody else has changed it since: undo looks for the component.
  const before = `${textIn()}# ours\n`;
  writeFileSync(join(folder, FILE), before);
  const manifest = join(folder, 'game.yaml');
  const sound = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, `${sound}\n: [`);
  studio.server.saved([manifest]);
  await page.waitForSelector('article.error');
  const reason = 'game.yaml: This file could not be read; nothing was written.';
  const isNoticed = (): Promise<unknown> =>
    page.waitForFunction(
      (text) => document.querySelector('.notice')?.textContent?.includes(text),
      {},
      reason,
    );
  await type('dwarf-guard', 'defence', '7');
  await isNoticed();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.rgCell')].every(({ textContent }) => textContent !== '7'),
  );
  await page.click('.notice button');
  await page.waitForSelector('.notice', { hidden: true });
  await page.click('#undo');
  await isNoticed();
  expect(textIn()).toBe(before);
  writeFileSync(manifest, sound);
  studio.server.saved([manifest]);
  await page.waitForSelector('article.error', { hidden: true });
  expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  errors.length = 0;
});

test('a step that fails is reported, and the cell shows what is written', async () => {
  const succeed = await failSteps(page, '/api/edit');
  await type('dwarf-guard', 'defence', '6');
  const notice = 'header + [role=alert] .notice';
  await page.waitForSelector(notice);
  expect(textIn()).toBe(ORIGINAL);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.rgCell')].every(({ textContent }) => textContent !== '6'),
  );
  succeed();
  await type('dwarf-guard', 'defence', '6');
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
  await page.waitForSelector(notice, { hidden: true });
  expect(errors.filter((one) => !one.includes('500'))).toEqual([]);
  errors.length = 0;
});

/** As a spreadsheet program has it on the clipboard: as text, and as HTML beside it. */
async function paste(text: string): Promise<void> {
  await page.evaluate((plain) => {
    const data = new DataTransfer();
    data.setData('text/plain', plain);
    data.setData('text/html', '<table><tr><td>from HTML</td></tr></table>');
    document.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}

test('a block from a spreadsheet is one step, and ends with its last row', async () => {
  await focus('dwarf-guard', 'defence');
  await paste('7\r\n8\r\n9\r\n');
  await written((text) => /defence: 7[^]*defence: 8[^]*defence: 9/.test(text));
  expect(textIn()).toBe(
    ORIGINAL.replace('defence: 4', 'defence: 7')
      .replace('defence: 3', 'defence: 8')
      .replace('defence: 2', 'defence: 9'),
  );
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.click('#undo');
  await written((text) => text === ORIGINAL);
  expect(textIn()).toBe(ORIGINAL);
});

test('a cell with line breaks and quotes comes in whole, and goes out as it came', async () => {
  const copied = '"Guard ""of\nthe"" Hall"';
  await focus('dwarf-guard', 'name.en');
  await paste(`${copied}\n`);
  await written((text) => text !== ORIGINAL);
  await page.waitForSelector('#undo:not([aria-disabled])');
  expect(parse(textIn())[0]).toMatchObject({
    id: 'dwarf-guard',
    name: { en: 'Guard "of\nthe" Hall' },
  });
  expect(await copy()).toBe(copied);
  expect(errors).toEqual([]);
});

/** What the cells in focus put on the clipboard. */
function copy(): Promise<string> {
  return page.evaluate(async () => {
    const data = new DataTransfer();
    document.dispatchEvent(
      new ClipboardEvent('copy', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      }),
    );
    // The grid writes when the one who dispatches is done, which with a key is at once.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return data.getData('text/plain');
  });
}

test('what is wrong is shown at its component', async () => {
  await type('dwarf-guard', 'race', 'elf');
  await page.waitForSelector('article.error');
  expect(await page.$eval('article.error', (one) => one.textContent)).toContain('dwarf-guard');
  // The table draws its cells later than the page draws the rest.
  await page.waitForSelector('.rgCell.wrong');
  expect(await page.$eval('.rgCell.faulty', (one) => one.textContent)).toBe('dwarf-guard');
  const wrong = await page.$$eval('.rgCell.wrong', (all) =>
    all.map((one) => [one.textContent, one.getAttribute('title') !== '']),
  );
  expect(wrong).toEqual([['elf', true]]);
  // Its name beside the error leads to its row, also from behind a filter.
  await page.focus('input[type=search]');
  await page.keyboard.type('archer');
  await page.waitForFunction(() => document.querySelector('.rgCell.wrong') === null);
  await page.click('article.error button.link');
  await page.waitForSelector('.rgCell.wrong');
});

test('what another program writes appears, and is not overwritten without being asked', async () => {
  writeFileSync(join(folder, FILE), ORIGINAL.replace('defence: 4', 'defence: 9'));
  studio.server.saved([join(folder, FILE)]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.rgCell')].some((cell) => cell.textContent === '9'),
  );
  // Not seen by the page: what watches files has not said so yet.
  writeFileSync(join(folder, FILE), ORIGINAL.replace('defence: 4', 'defence: 8'));
  await type('dwarf-guard', 'defence', '5');
  await page.waitForSelector('.notice');
  expect(textIn()).toContain('defence: 8');
  const said = await page.$eval('.notice', (one) => one.textContent);
  expect(said).toContain('"8"');
  const [mine] = await page.$$('.notice button');
  await mine?.click();
  await written((text) => text.includes('defence: 5'));
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 5'));
});

/** What was typed goes to the component that was meant: it is not the same row any more. */
test.for([true, false])(
  'a component that comes before it meanwhile is not typed into, with an open cell: %s',
  async (isOpen) => {
    await focus('dwarf-guard', 'defence');
    if (isOpen) {
      await page.keyboard.press('Enter');
      await page.waitForSelector('revogr-edit input:focus');
      await page.keyboard.type('7');
    }
    const added = ORIGINAL.replace('- id: dwarf-guard', '- id: dwarf-new\n  defence: 1\n\n$&');
    await writeMeanwhile(page, studio, join(folder, FILE), added, '/api/figures?');
    if (!isOpen) {
      await placeOf('dwarf-new', 'defence');
      await isFramed('dwarf-guard', 'defence');
    }
    await page.keyboard.type('7');
    await page.waitForSelector('revogr-edit input:focus');
    await page.keyboard.press('Enter');
    await written((text) => text !== added);
    expect(textIn()).toBe(added.replace('defence: 4', isOpen ? 'defence: 477' : 'defence: 7'));
  },
);

test('what others write into a cell while it is typed into is not overwritten without being asked', async () => {
  await focus('dwarf-guard', 'defence');
  await page.keyboard.press('Enter');
  await page.waitForSelector('revogr-edit input:focus');
  await page.keyboard.type('7');
  const theirs = ORIGINAL.replace('defence: 4', 'defence: 5');
  await writeMeanwhile(page, studio, join(folder, FILE), theirs, '/api/figures?');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.notice');
  expect(textIn()).toBe(theirs);
});

test('a component that was removed is chosen no more', async () => {
  await focus('dwarf-guard', 'defence');
  await page.click('#remove');
  await page.waitForSelector('#remove:disabled');
});

test('while game.yaml is broken the table stays, with the error; then it is the game again', async () => {
  const manifest = join(folder, 'game.yaml');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, `${text}\n: [`);
  studio.server.saved([manifest]);
  await page.waitForSelector('article.error');
  expect(await page.$$('.rgCell')).not.toEqual([]);
  writeFileSync(manifest, text);
  studio.server.saved([manifest]);
  await page.waitForFunction(() => document.querySelector('article') === null);
  await type('dwarf-guard', 'defence', '6');
  await written((now) => now !== ORIGINAL);
  expect(textIn()).toContain('defence: 6');
});

test('a page whose studio has ended, or started again, says so', async () => {
  const { port } = studio.server;
  await studio.server.close();
  await page.waitForFunction(() =>
    document.querySelector('[role=status]')?.textContent?.includes('has ended'),
  );
  studio = await openStudio(folder, port);
  await page.reload();
  await page.waitForFunction(() =>
    document.querySelector('[role=status]')?.textContent?.includes('holds the key'),
  );
});

test('a cell of words proposes them, and takes the one that is typed', async () => {
  await focus('dwarf-guard', 'race');
  await page.keyboard.press('Enter');
  const field = await page.waitForSelector('revogr-edit input[list]');
  const proposed = await field!.evaluate((input) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  );
  expect(proposed).toEqual(['dwarf', 'orc']);
  await field!.click({ count: 3 });
  await page.keyboard.type('orc');
  await page.keyboard.press('Enter');
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('race: dwarf', 'race: orc'));
});

test('a new row has its id and errors that say what it needs, and can be taken back', async () => {
  page.once('dialog', (dialog) => void dialog.accept('orc-piper'));
  const last = join(folder, 'units/orc.yaml');
  const before = readFileSync(last, 'utf8');
  await page.click('#add');
  await page.waitForSelector('article.error');
  expect(readFileSync(last, 'utf8')).toBe(`${before}\n- id: orc-piper\n`);
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.click('#undo');
  await page.waitForSelector('article.error', { hidden: true });
  expect(readFileSync(last, 'utf8')).toBe(before);
});

test('rows of a workbook are shown with the reason why they are not edited here', async () => {
  const rows = [
    ['id', 'name.en', 'name.ja', 'race', 'class', 'defence'],
    ['orc-mercenary', 'Mercenary', '傭兵', 'orc', 'infantry', 2],
  ];
  const workbook = join(folder, 'units', 'mercenaries.xlsx');
  writeFileSync(workbook, await writeXlsx({ sheets: [{ name: 'unit', rows }] }));
  studio.server.saved([workbook]);
  const said = await page.waitForSelector('#workbooks');
  expect(await said?.evaluate((one) => one.textContent)).toContain('units/mercenaries.xlsx');
  const { x, y } = await placeOf('orc-mercenary', 'defence');
  await page.mouse.click(x, y);
  await page.waitForSelector('#remove[disabled]');
  await paste('9\r\n');
  // What is pasted into a row that can be edited is written, and nothing else with it.
  await focus('dwarf-guard', 'defence');
  await paste('6\r\n');
  await written((text) => text !== ORIGINAL);
  expect(textIn()).toBe(ORIGINAL.replace('defence: 4', 'defence: 6'));
  expect(await page.$$('.notice')).toEqual([]);
});

test('a filter leaves the rows that hold its words', async () => {
  await page.type('input[type=search]', 'archer dwarf');
  await page.waitForFunction(() =>
    document.querySelector('[role=status]')?.textContent?.startsWith('Components: 1 '),
  );
  const { y } = await placeOf('dwarf-slinger', 'defence');
  expect(y).toBeGreaterThan(0);
});

test('a page without the key says where it is, and shows nothing', async () => {
  const other = await browser.createBrowserContext();
  const stranger = await other.newPage();
  await stranger.goto(`${studio.origin}/figures`);
  await stranger.waitForFunction(() => document.body.textContent !== '');
  expect(await stranger.$('revo-grid')).toBeNull();
  await other.close();
});

test('from the cards to the figures and back the key comes with the links', async () => {
  await page.goto('about:blank');
  await page.goto(`${studio.origin}/#${studio.key}`);
  await Promise.all([page.waitForNavigation(), page.click('nav a[href*="/figures#"]')]);
  await page.waitForSelector('revo-grid .rgCell');
  expect(page.url()).toBe(`${studio.origin}/figures`);
  await Promise.all([page.waitForNavigation(), page.click('nav a')]);
  expect(await page.$eval('h1', (one) => one.textContent)).toBe('Tiny');
});

describe.for(['light', 'dark'] as const)('%s', (scheme) => {
  test('nothing keeps anybody from reading and using it', async () => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await type('dwarf-guard', 'race', 'elf');
    await page.waitForSelector('article.error');
    expect(await barriers(page)).toEqual([]);
    for (const header of ['race', 'defence']) {
      await focus('dwarf-guard', header);
      await page.keyboard.press('Enter');
      await page.waitForSelector('revogr-edit input:focus');
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('revogr-edit') === null);
    }
  });
});
