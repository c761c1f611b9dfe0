/** The page of figures in the browser: pasted into, taken back, refused, and what others write meanwhile. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  browser,
  errors,
  FILE,
  focus,
  folder,
  openFigures,
  ORIGINAL,
  page,
  paste,
  placeOf,
  startAgain,
  studio,
  textIn,
  type,
  written,
} from './figures-page.ts';
import { barriers, failSteps } from './in-browser.ts';

openFigures();

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
  await startAgain(port);
  await page.reload();
  await page.waitForFunction(() =>
    document.querySelector('[role=status]')?.textContent?.includes('holds the key'),
  );
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
  test(
    'nothing keeps anybody from reading and using it',
    { ...(scheme === 'dark' && { tags: 'soak' }) },
    async () => {
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
    },
  );
});
