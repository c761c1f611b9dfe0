/** What is typed into the grid of figures: it is written where it was meant, however quick, and whatever others do. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  errors,
  FILE,
  focus,
  folder,
  isFramed,
  isLeft,
  openFigures,
  ORIGINAL,
  page,
  paste,
  placeOf,
  press,
  studio,
  textIn,
  type,
  typeInto,
  written,
} from './figures-page.ts';
import { holdBack, until, writeMeanwhile } from './in-browser.ts';

openFigures();

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

test('what is typed right behind an arrow is for the cell that it leads to', async () => {
  await focus('dwarf-guard', 'defence');
  for (const key of ['ArrowDown', '7', 'Enter', 'ArrowUp', 'ArrowUp', '8', 'Enter'] as const) {
    await page.keyboard.press(key);
  }
  await written((text) => /defence: 8[^]*defence: 7/.test(text));
  expect(textIn()).toBe(
    ORIGINAL.replace('defence: 4', 'defence: 8').replace('defence: 3', 'defence: 7'),
  );
  expect(errors).toEqual([]);
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

/** What was typed goes to the component that was meant: it is not the same row any more. */
test.for([true, false])(
  'a component that comes before it meanwhile is not typed into, with an open cell: %s',
  { tags: 'soak' },
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
