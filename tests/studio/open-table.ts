/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside of what it evaluates */
/** The page of play in a browser, and hands that click in it. */
import type { Browser, Page } from 'puppeteer-core';
import { newPage } from './in-browser.ts';
import type { OpenStudio } from './open-studio.ts';

export interface OpenTable {
  readonly page: Page;
  /** What the page itself complained of. */
  readonly errors: string[];
}

export async function openTable(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void> | void = () => undefined,
): Promise<OpenTable> {
  const errors: string[] = [];
  const page = await newPage(browser, errors, { width: 1440, height: 900 });
  await prepare(page);
  await page.goto(address);
  return { page, errors };
}

interface HeldWorkers {
  heldMessages?: (() => void)[] | null;
}

/** What the page asks of its workers waits for `releaseWorkers`. Call it before the page is opened. */
export async function holdWorkers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const shared = window as HeldWorkers;
    shared.heldMessages = [];
    type Post = (this: Worker, message: unknown) => void;
    const send = Reflect.get(Worker.prototype, 'postMessage') as Post;
    Worker.prototype.postMessage = function postLater(this: Worker, message: unknown): void {
      const go = (): void => send.call(this, message);
      if (shared.heldMessages == null) go();
      else shared.heldMessages.push(go);
    };
  });
}

export async function releaseWorkers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shared = window as HeldWorkers;
    for (const go of shared.heldMessages ?? []) go();
    shared.heldMessages = null;
  });
}

export function addressOfPlay({ origin, key }: OpenStudio): string {
  return `${origin}/play#${key}`;
}

/** Fills in the form and begins; seats by their sitters. */
export async function beginGame(
  page: Page,
  sitters: readonly string[],
  options: Readonly<Record<string, string>> = {},
  seed = 7,
): Promise<void> {
  await page.waitForSelector('#begin');
  for (const [name, value] of Object.entries(options)) {
    await page.$eval(
      `[data-option="${name}"]`,
      (field, text) => {
        (field as HTMLInputElement).value = text;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      value,
    );
  }
  for (const [seat, sitter] of sitters.entries()) await page.select(`#sitter-${seat}`, sitter);
  await page.$eval(
    '.new-game input[type=number]',
    (field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    String(seed),
  );
  await page.click('#begin');
  await page.waitForSelector('.heading');
  await page.select('#pause', '0');
}

/**
 * Clicks moves of the list until the game is over, one after the other of the list; returns the number of
 * clicks. Somebody else's screen is taken over.
 */
export function clickToTheEnd(page: Page, most: number): Promise<number> {
  return page.evaluate(async (limit) => {
    const wait = (): Promise<unknown> =>
      new Promise((done) => {
        setTimeout(done, 5);
      });
    const stepsNow = (): string => document.querySelector('.time span')?.textContent ?? '';
    const isOver = (): boolean =>
      document.querySelector('.heading')?.matches('[data-over]') === true;
    let clicks = 0;
    for (let idle = 0; idle < 12_000 && clicks < limit; idle += 1) {
      if (isOver()) break;
      document.querySelector<HTMLElement>('#sit')?.click();
      const moves = [...document.querySelectorAll<HTMLElement>('.moves ul:first-of-type .move')];
      const move = moves[(clicks * 7) % Math.max(1, moves.length)];
      if (move === undefined) {
        await wait();
        continue;
      }
      const before = stepsNow();
      move.click();
      clicks += 1;
      idle = 0;
      for (let look = 0; look < 400 && stepsNow() === before && !isOver(); look += 1) await wait();
    }
    return isOver() ? clicks : -clicks;
  }, most);
}
