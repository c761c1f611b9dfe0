/** The page of layouts in the browser: a box is dragged, sized, moved by keys, and written in one line of its style sheet. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { startBrowser } from '../support/browsers.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { together } from './by-keys.ts';
import { barriers, failSteps, holdBack, openPlace, until, writeMeanwhile } from './in-browser.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';
import { CSS, HBS, starterWithBox, STYLE, styleIn } from './starter-with-box.ts';

const room = temporaryRoom();
let browser: Browser;
let studio: OpenStudio;
let folder: string;
let page: Page;
let errors: string[] = [];

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
  errors = [];
  count += 1;
  folder = starterWithBox(join(room, String(count)));
  studio = await openStudio(folder);
  page = await openPlace(browser, studio, '/layout?sheet=keepers', errors);
  await page.waitForSelector('.face .box');
});

function style(): string {
  return styleIn(folder);
}

const PX_PER_MM = 96 / 25.4;

async function drag(selector: string, across: number, down: number): Promise<void> {
  const zoom = await page.$eval('input[type=range]', (one) => one.valueAsNumber);
  const handle = await page.waitForSelector(selector);
  const { x, y, width, height } = (await handle!.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + across * PX_PER_MM * zoom, fromY + down * PX_PER_MM * zoom, {
    steps: 4,
  });
}

function value(name: string): number {
  return Number(new RegExp(`--corner-${name}: ?(-?[\\d.]+)mm`).exec(style())?.[1]);
}

async function settled(): Promise<void> {
  await until(() => style() !== STYLE);
  await page.waitForSelector('#undo:not([aria-disabled])');
}

test.for([1, 2, 3])(
  'at size %i a box is dragged by the same millimetres, in two lines',
  async (zoom) => {
    await page.$eval(
      'input[type=range]',
      (one, size) => {
        one.value = String(size);
        one.dispatchEvent(new Event('input', { bubbles: true }));
      },
      zoom,
    );
    const wide = 10 * PX_PER_MM * zoom;
    await page.waitForFunction(
      (width) => Math.abs(document.querySelector('.face .box')!.clientWidth + 4 - width) < 2,
      {},
      wide,
    );
    await drag('.face .box', -8, 4);
    expect(style()).toBe(STYLE);
    await page.mouse.up();
    await settled();
    expect(Math.abs(value('right') - 10.5)).toBeLessThanOrEqual(0.3 / zoom);
    expect(Math.abs(value('top') - 6.5)).toBeLessThanOrEqual(0.3 / zoom);
    const same = style()
      .replace(/--corner-right: [\d.]+mm/, '--corner-right: 2.5mm')
      .replace(/--corner-top: [\d.]+mm/, '--corner-top: 2.5mm');
    expect(same).toBe(STYLE);
    await page.click('#undo');
    await until(() => style() === STYLE);
    expect(style()).toBe(STYLE);
    expect(errors).toEqual([]);
  },
);

test('near the middle of the card it snaps there and shows so; not with Alt', async () => {
  const lines = (): Promise<number> => page.$$eval('.face .snap.upright', (all) => all.length);
  // How far in mm the box is right of the middle.
  const off = await page.$eval('.face', (face) => {
    const frame = face.querySelector('iframe')!;
    const card = frame.contentDocument!.querySelector('.cw-place')!.getBoundingClientRect();
    const box = face.querySelector('.box')!.getBoundingClientRect();
    const middle = frame.getBoundingClientRect().left + card.left + card.width / 2;
    return ((box.left + box.width / 2 - middle) / card.width) * 63;
  });
  const near = off - 0.4;
  const before = await page.$eval('.face .box', (box) => box.getBoundingClientRect().left);
  await drag('.face .box', -near, 10);
  await page.waitForSelector('.face .snap.upright');
  await page.mouse.up();
  await settled();
  expect(Math.abs(value('right') - (2.5 + off))).toBeLessThanOrEqual(0.02);
  expect(await lines()).toBe(0);
  await page.click('#undo');
  await until(() => style() === STYLE);
  // The hand takes what is shown.
  await page.waitForFunction(
    (left) =>
      Math.abs(document.querySelector('.face .box')!.getBoundingClientRect().left - left) < 1,
    {},
    before,
  );
  await page.keyboard.down('Alt');
  await drag('.face .box', -near, 10);
  expect(await lines()).toBe(0);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await settled();
  expect(Math.abs(value('right') - (2.5 + near))).toBeLessThanOrEqual(0.2);
  expect(errors).toEqual([]);
});

test('its corner sizes it, and what no longer fits is said while it is dragged', async () => {
  await drag('.corner-handle', -8, -8);
  await page.waitForFunction(() =>
    document.querySelector('.findings')?.textContent?.includes('too large for its box'),
  );
  await page.waitForSelector('.face .box.bad');
  expect(style()).toBe(STYLE);
  await page.mouse.up();
  await settled();
  expect(value('width')).toBeLessThan(3);
  expect(value('height')).toBeLessThan(3);
});

test('one that is turned moves where the hand goes', { tags: 'soak' }, async () => {
  const turned = STYLE.replace('--corner-right: 2.5mm;', '--corner-right: 20mm;').replace(
    'position: absolute;\n  top: var(--corner-top)',
    'rotate: 90deg;\n  position: absolute;\n  top: var(--corner-top)',
  );
  writeFileSync(join(folder, CSS), turned);
  studio.server.saved([join(folder, CSS)]);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.face .box')?.style.rotate !== '0rad',
  );
  await drag('.face .box', 4, 6);
  await page.mouse.up();
  await until(() => value('right') !== 20);
  expect(Math.abs(value('right') - 16)).toBeLessThanOrEqual(0.2);
  expect(Math.abs(value('top') - 8.5)).toBeLessThanOrEqual(0.2);
  // Its own width lies along the height of the card.
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.focus('.face .box');
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Shift');
  await until(() => value('width') !== 10);
  expect([value('width'), value('height')]).toEqual([10.5, 10]);
});

test('it stays where it was dropped until its style sheet has come', { tags: 'soak' }, async () => {
  const late = await holdBack(page, '.css?');
  const lefts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const box = document.querySelector<HTMLElement>('.face .box')!;
    new MutationObserver(() => seen.push(box.style.left)).observe(box, { attributes: true });
    return seen;
  });
  await drag('.face .box', -8, 4);
  await page.mouse.up();
  await until(() => late.held() > 0);
  await settled();
  late.release();
  await page.waitForFunction(() => {
    const { contentDocument } = document.querySelector<HTMLIFrameElement>('.face iframe')!;
    const box = contentDocument!.querySelector<HTMLElement>('[data-box]')!;
    return box.style.getPropertyValue('--corner-right') === '';
  });
  const seen = (await lefts.jsonValue()).map((left) => Number.parseFloat(left));
  // To the left, and never back.
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.toSorted((a, b) => b - a)).toEqual(seen);
});

test('contrast is computed from the colours that are shown, and not guessed over a picture', async () => {
  const found = (): Promise<string> => page.$eval('.findings', (one) => one.textContent ?? '');
  await page.waitForSelector('.findings p');
  expect(await found()).not.toContain('contrast of');
  const weak = `${STYLE}\n.corner { background: #777777; color: #888888; }\n`;
  writeFileSync(join(folder, CSS), weak);
  studio.server.saved([join(folder, CSS)]);
  // (0.05 + L(#888)) / (0.05 + L(#777)) = 0.2962 / 0.2346, rounded; 19 pt need 3.
  await page.waitForFunction(() =>
    document
      .querySelector('.findings')
      ?.textContent?.includes('a contrast of 1.3 : 1; text of its size needs 3 : 1'),
  );
  writeFileSync(
    join(folder, CSS),
    weak.replace('background: #777777', 'background: linear-gradient(#fff, #777)'),
  );
  studio.server.saved([join(folder, CSS)]);
  await page.waitForFunction(() =>
    document.querySelector('.findings .unknown')?.textContent?.includes('nobody can tell'),
  );
  expect(await found()).not.toContain('contrast of');
});

test(
  'texts that are turned are looked at along their lines, not beside them',
  { tags: 'soak' },
  async () => {
    await page.close();
    await studio.server.close();
    folder = copyGame(join(packageRoot(), 'content', 'armed-warfare'), join(room, 'turned'));
    studio = await openStudio(folder);
    page = await openPlace(browser, studio, '/layout?sheet=armdroids', errors);
    await page.waitForSelector('.findings p');
    const found = (): Promise<string> => page.$eval('.findings', (one) => one.textContent ?? '');
    // The figures on all four edges are dark on plates of light colours, and the card is dark.
    expect(await found()).not.toContain('contrast of');
    const colours = join(folder, 'templates/colours.css');
    writeFileSync(
      colours,
      readFileSync(colours, 'utf8').replace('--endurance: #ffffff', '--endurance: #1d242c'),
    );
    studio.server.saved([colours]);
    await page.waitForFunction(() =>
      document.querySelector('.findings')?.textContent?.includes('contrast of 1.1 : 1'),
    );
  },
);

test('an icon is picked from those of the game, or found by its name', async () => {
  const before = readFileSync(join(folder, HBS), 'utf8');
  await page.click('.icons .icon');
  await page.waitForSelector('.picker input');
  await page.type('.picker input', 'anchor');
  await page.waitForSelector('.picker [aria-label="game-icons:anchor"]');
  await page.click('.picker [aria-label="game-icons:anchor"]');
  await until(() => readFileSync(join(folder, HBS), 'utf8') !== before);
  expect(readFileSync(join(folder, HBS), 'utf8')).toBe(
    before.replace('"game-icons:checked-shield"', '"game-icons:anchor"'),
  );
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.click('#undo');
  await until(() => readFileSync(join(folder, HBS), 'utf8') === before);
  expect(readFileSync(join(folder, HBS), 'utf8')).toBe(before);
  const step = { sheet: 'keepers', card: '', was: 'game-icons:checked-shield' };
  for (const parts of [
    { place: '../../outside.hbs', value: 'game-icons:anchor' },
    { place: 'game.yaml', value: 'game-icons:anchor' },
    { place: HBS, value: '"}}{{evil' },
  ]) {
    expect((await studio.ask('layout-icon', { ...step, ...parts })).status).toBe(400);
  }
});

test('arrows do the same: a few of them are one step', async () => {
  await page.focus('.face .box');
  // Without a pause in which a slow test would wait for the answer to each.
  const keys = ['ArrowLeft', 'ArrowLeft', 'ArrowDown'] as const;
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
  await settled();
  expect([value('right'), value('top')]).toEqual([3.5, 3]);
  await page.click('#undo');
  await until(() => style() === STYLE);
  expect(style()).toBe(STYLE);
});

test('a number that is being typed stays while others write', { tags: 'soak' }, async () => {
  const field = '.values fieldset input';
  await page.focus(field);
  await page.keyboard.press('End');
  await page.keyboard.type('3');
  const typed = await page.$eval(field, (one) => one.value);
  const changed = `${style()}\n/* A remark of somebody else. */\n`;
  await writeMeanwhile(page, studio, join(folder, CSS), changed, '/api/fronts');
  expect(await page.$eval(field, (one) => one.value)).toBe(typed);
});

test('what is moved while a step is being written is the next step', { tags: 'soak' }, async () => {
  const step = await holdBack(page, '/api/layout');
  await page.focus('.face .box');
  await page.keyboard.press('ArrowLeft');
  await until(() => step.held() > 0);
  await page.keyboard.press('ArrowDown');
  step.release();
  await until(() => value('top') !== 2.5);
  expect([value('right'), value('top')]).toEqual([3, 3]);
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.click('#undo');
  await until(() => value('top') === 2.5);
  expect([value('right'), value('top')]).toEqual([3, 2.5]);
  expect(errors).toEqual([]);
});

test(
  'undo takes back what was moved last, also within the pause before it is written',
  { tags: 'soak' },
  async () => {
    await page.focus('.face .box');
    await page.keyboard.press('ArrowLeft');
    await settled();
    await page.keyboard.press('ArrowDown');
    await together(page, 'Control', 'z');
    await page.waitForSelector('#redo:not([aria-disabled])');
    await until(() => value('top') === 2.5);
    expect([value('right'), value('top')]).toEqual([3, 2.5]);
    expect(errors).toEqual([]);
  },
);

test('a card that others rename is reported as gone, and is there again when it comes back', async () => {
  const file = join(folder, 'keepers.yaml');
  const sound = readFileSync(file, 'utf8');
  const save = (text: string): void => {
    writeFileSync(file, text);
    studio.server.saved([file]);
  };
  save(sound.replace('id: wick-trimmer', 'id: wick-cutter'));
  await page.waitForSelector('.desk.gone');
  expect(await page.$eval('.notice', (one) => one.textContent)).toContain(
    'wick-trimmer is no longer on this sheet',
  );
  save(sound);
  await page.waitForSelector('.desk:not(.gone)');
  expect(await page.$('.notice')).toBeNull();
  save(sound.replace('id: wick-trimmer', 'id: wick-cutter'));
  await page.waitForSelector('.desk.gone');
  await page.click('[aria-label="Next card"]');
  await page.waitForSelector('.desk:not(.gone)');
  expect(errors).toEqual([]);
});

test('what was moved is written where it was moved, whatever is opened at once', async () => {
  await page.focus('.face .box');
  await page.keyboard.press('ArrowDown');
  const other = await page.$$eval('.place-tools select option', (options) => options.at(-1)!.value);
  await page.select('.place-tools select', other);
  await until(() => value('top') === 3);
  expect(errors).toEqual([]);
});

test(
  'what others write of the side that is dragged is not written over',
  { tags: 'soak' },
  async () => {
    await drag('.face .box', 0, 4);
    const changed = style().replace('--corner-top: 2.5mm', '--corner-top: 7mm');
    expect(changed).not.toBe(style());
    await writeMeanwhile(page, studio, join(folder, CSS), changed, '/api/fronts');
    await page.mouse.up();
    await page.waitForSelector('.notice');
    expect(style()).toBe(changed);
    expect(errors).toEqual([]);
  },
);

test('of a box that is dragged, what others write stays, too', { tags: 'soak' }, async () => {
  await drag('.face .box', -8, 4);
  const changed = style().replace('--corner-width: 10mm', '--corner-width: 12mm');
  await writeMeanwhile(page, studio, join(folder, CSS), changed, '/api/fronts');
  await page.mouse.up();
  await until(() => value('top') !== 2.5);
  expect(value('width')).toBe(12);
  expect(errors).toEqual([]);
});

test('a pointer that the system takes away moves nothing', async () => {
  const left = (): Promise<number> =>
    page.$eval('.face .box', (box) => Math.round(box.getBoundingClientRect().left));
  const before = await left();
  await drag('.face .box', -8, 4);
  expect(await left()).not.toBe(before);
  await page.$eval('.face .box', (box) => box.dispatchEvent(new PointerEvent('pointercancel')));
  await page.waitForFunction(
    (was) => Math.round(document.querySelector('.face .box')!.getBoundingClientRect().left) === was,
    {},
    before,
  );
  await page.mouse.up();
  expect(style()).toBe(STYLE);
  expect(errors).toEqual([]);
});

test('a card that somebody adds can be chosen', async () => {
  const file = join(folder, 'keepers.yaml');
  const added = `
- id: night-owl
  name: { en: Night Owl, ja: 夜更かし }
  rank: apprentice
  light: 1
  beam: lane
`;
  const changed = readFileSync(file, 'utf8') + added;
  await writeMeanwhile(page, studio, file, changed, '/api/front-sheets');
  await page.waitForSelector('option[value=night-owl]');
  expect(errors).toEqual([]);
});

test(
  'a step that fails is reported, and the box is where it is written',
  { tags: 'soak' },
  async () => {
    const left = (): Promise<number> =>
      page.$eval('.face .box', (box) => Math.round(box.getBoundingClientRect().left));
    const before = await left();
    await failSteps(page, '/api/layout');
    await page.focus('.face .box');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('header + [role=alert] .notice');
    await page.waitForFunction(
      (was) =>
        Math.round(document.querySelector('.face .box')!.getBoundingClientRect().left) === was,
      {},
      before,
    );
    expect(style()).toBe(STYLE);
    expect(errors.filter((one) => !one.includes('500'))).toEqual([]);
  },
);

test('opened without a wish it shows a sheet with boxes; from card to card they stay what they are', async () => {
  await page.goto('about:blank');
  await page.goto(`${studio.origin}/layout#${studio.key}`);
  await page.waitForSelector('.face .box');
  const chosen = (): Promise<string[]> =>
    page.$$eval('header select', (all) => all.slice(0, 2).map(({ value }) => value));
  const [sheet, first] = await chosen();
  expect(sheet).toBe('keepers');
  await page.click('header .step:not([disabled])');
  await page.waitForFunction(
    (before) => document.querySelectorAll('select')[1]?.value !== before,
    {},
    first,
  );
  await page.waitForFunction(
    () => document.querySelectorAll('header .step:not([disabled])').length === 2,
  );
  expect((await chosen())[0]).toBe('keepers');
  await page.click('#guides');
  await page.waitForFunction(() =>
    document
      .querySelector('iframe')
      ?.contentDocument?.documentElement.classList.contains('cw-guided'),
  );
  expect(await page.$$eval('.values legend', (all) => all.map((one) => one.textContent))).toEqual([
    'corner',
  ]);
  const card = new URLSearchParams({ sheet: 'keepers', card: 'eel-catcher' }).toString();
  await page.goto(`${studio.origin}/layout?${card}`);
  await page.waitForSelector('.face .box');
  expect(await chosen()).toEqual(['keepers', 'eel-catcher']);
  expect(errors).toEqual([]);
});

test('a colour and a font are picked from what there is', async () => {
  await page.$eval('input[name="--corner-colour"]', (one) => {
    one.value = '#445566';
    one.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => style() !== STYLE);
  expect(style()).toBe(STYLE.replace('#112233', '#445566'));
  await page.waitForSelector('#undo:not([aria-disabled])');
  await page.select('.values select', "'Source Sans 3'");
  await until(() => style().includes("--corner-font: 'Source Sans 3'"));
  expect(style()).toContain("--corner-font: 'Source Sans 3';");
});

describe.for(['light', 'dark'] as const)('%s', (scheme) => {
  test(
    'nothing keeps anybody from reading and using it',
    { ...(scheme === 'dark' && { tags: 'soak' }) },
    async () => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      expect(await barriers(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});
