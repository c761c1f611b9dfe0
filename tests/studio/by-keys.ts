/** Hands that have no mouse: what has the focus, and how Tab gets there. */
import type { KeyInput, Page } from 'puppeteer-core';

/**
 * Presses Tab until something that is meant has the focus. Fails where Tab has gone round without: a table has a
 * few hundred stops, of squares, moves and the log.
 */
export async function tabTo(page: Page, selector: string, most = 1000): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}; it is at ${await focusOf(page)}.`);
}

export async function pressAt(page: Page, selector: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

export async function together(page: Page, held: KeyInput, key: KeyInput): Promise<void> {
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
}

/** By F6 to the part of a page in which something is, then by Tab to it, where whoever looks sees the focus. */
export async function reach(page: Page, part: string, selector: string): Promise<void> {
  // What follows from the last step may not be there yet.
  for (const one of [part, selector]) await page.waitForSelector(one);
  const isThere = (): Promise<boolean> =>
    page.evaluate((one) => document.activeElement?.closest(one) != null, part);
  for (let presses = 0; presses < 14 && !(await isThere()); presses += 1) {
    // At either end the key is the browser's.
    await (presses < 7 ? page.keyboard.press('F6') : together(page, 'Shift', 'F6'));
  }
  if (!(await isThere()))
    throw new Error(`F6 does not lead to ${part}; it is at ${await focusOf(page)}.`);
  await tabTo(page, selector);
  // An editor draws it a moment later.
  await page.waitForFunction(isFramed);
}

/** In the page of texts; the cursor is at its begin. */
export async function openFile(page: Page, file: string): Promise<void> {
  await reach(page, 'nav.files', 'nav.files > input');
  await together(page, 'Control', 'a');
  await page.keyboard.type(file);
  await pressAt(page, 'nav.files li button', 'Enter');
  await page.waitForSelector(`.cm-content[aria-label="${file}"]`);
  await reach(page, '.editor', '.cm-content');
  await together(page, 'Control', 'Home');
}

/** A legal deck, here or on a site, gets one card too many, then the way out that is offered first. */
export async function breakAndFix(page: Page, card: string): Promise<void> {
  await page.waitForSelector('.state.legal');
  await page.waitForSelector('.pool [data-card]');
  await reach(page, '.pool', '#search');
  await page.keyboard.type(card);
  await page.waitForFunction(() => document.querySelectorAll('.pool [data-card]').length === 1);
  await reach(page, '.pool', `[data-card="${card}"]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.state.illegal');
  await awaitFocus(page, `[data-card="${card}"]`);
  await page.waitForSelector('.fix');
  await reach(page, '.deck', '.fix');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.state.legal');
}

export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((meant) => document.activeElement?.matches(meant) === true, selector);
}

/** As it is called; empty for nothing. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: one, body } = document;
    if (one === null || one === body) return '';
    return `${one.tagName} ${one.id} ${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`;
  });
}

/** Whether somebody who looks at the page sees where the focus is. */
export function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(isFramed);
}

function isFramed(): boolean {
  const one = document.activeElement;
  if (one === null || one === document.body) return false;
  // A text has its frame around the editor.
  const framed = one.closest('.cm-editor') ?? one;
  const { outlineStyle, outlineWidth } = getComputedStyle(framed);
  return one.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px';
}

/** Waits until what has the focus is meant. */
export async function awaitFocus(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (meant) => document.activeElement?.matches(meant) === true,
    {},
    selector,
  );
}

/**
 * Plays with keys alone until another seat has done something: what can be pointed at first, then the last
 * move of the list, which often ends the turn.
 */
export async function turnWithKeys(page: Page, most = 30): Promise<string[]> {
  const pressed: string[] = [];
  await page.waitForSelector('.move, #sit, .heading[data-over]');
  // What came before it was asked is nothing that it did.
  const before = await page.$$eval('.log li button', (all) => all.length);
  for (let press = 0; press < most; press += 1) {
    await page.waitForFunction(
      () => document.querySelector('.move, #sit, .heading[data-over]') !== null,
    );
    const isOthers = pressed.length > 0 && (await otherHasPlayed(page, before));
    if (isOthers || (await page.$('.heading[data-over]')) !== null) break;
    const points = pressed.filter((one) => one.startsWith('point')).length;
    const canPoint =
      points < 4 && (await page.$('.held.legal, .square.legal, .rest .choice')) !== null;
    const state = await stateOf(page);
    const next = canPoint
      ? (await page.$('.rest .choice')) === null
        ? '.held.legal:not(.chosen), .square.legal:not(.chosen)'
        : '.rest .choice'
      : '.moves ul:first-of-type li:last-child .move:last-child';
    try {
      await tabTo(page, next);
    } catch (error) {
      // The other seat has moved meanwhile: something else can be done now.
      if ((await stateOf(page)) !== state) continue;
      const moves = await page.$eval('.moves', (one) => one.textContent);
      throw new Error(`State: ${state}. Moves: ${moves}.`, { cause: error });
    }
    if (!(await isFocusSeen(page))) {
      // It was on what is redrawn after the move before.
      if ((await stateOf(page)) !== state) continue;
      throw new Error(`No frame: ${await focusOf(page)}.`);
    }
    pressed.push(`${canPoint ? 'point' : 'move'} ${await focusOf(page)}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('.time span, .chosen, .refusal')]
          .map((one) => one.textContent)
          .join('|') !== was,
      {},
      state,
    );
  }
  return pressed;
}

function stateOf(page: Page): Promise<string> {
  return page.$$eval('.time span, .chosen, .refusal', (all) =>
    all.map((one) => one.textContent).join('|'),
  );
}

function otherHasPlayed(page: Page, before: number): Promise<boolean> {
  return page.$$eval(
    '.log li button',
    (all, from) => {
      const seats = all.slice(from).map((one) => /P\d/.exec(one.textContent ?? '')?.[0]);
      return seats.length > 1 && seats.at(-1) !== seats[0];
    },
    before,
  );
}
