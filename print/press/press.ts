/** The press: a browser held open, which makes PDFs of HTML documents. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { statSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import type { Measures } from '../../kernel/index.ts';
import { CARRIER } from '../browser/carried.ts';
import { findBrowser, type FoundBrowser } from '../browser/find.ts';
import { thisMachine, type Machine } from '../browser/machine.ts';
import { BrowserFailure, launchBrowser, type RunningBrowser } from '../browser/launch.ts';
import { fontStyle } from '../fonts/families.ts';
import { LAYOUT_SCALE } from '../html/base-style.ts';
import { pixels } from '../html/measures.ts';
import type { PrintableGame } from '../printable-game.ts';
import { reach } from '../stages.ts';
import { answer, PAGE, type Refused } from './answer.ts';
import { fillPages } from './fill-pages.ts';
import { measure } from './measure.ts';
import type { Pressed, PressedFace } from './pressed-piece.ts';
import { shrink } from './shrink.ts';

/** No browser was found. */
export class NoBrowser extends Error {}

/** Whoever wanted it has withdrawn the order. */
export class Cancelled extends Error {}

/** How a document is printed. */
interface PageSetup {
  /** The largest page of the document. */
  readonly paper: Measures;
  /** Of running text, whose style sheet says how large pages are: where text is on them, in mm. Else faces, laid out ten times as large. */
  readonly running?: Measures;
  /** Whether the PDF tells readers its structure; it becomes twice as large. */
  readonly tagged?: boolean;
  /** Whether pictures that are missing are refused, in place of a frame. */
  readonly final?: boolean | undefined;
}

/** What documents are made of: addresses in them count from the folder of the game. */
type Sources = Pick<PrintableGame, 'folder' | 'families'>;

/** Printing a thousand pages may take a while. */
const LIMIT_MS = 600_000;

/** Prints until it is closed. Starts its browser with the first job, or before. Use with `try … finally close()`. */
export class Press {
  readonly #named: string | undefined;
  readonly #machine: Machine;
  #found: Promise<FoundBrowser> | null = null;
  #running: Promise<Opened> | null = null;
  #signal: AbortSignal | null = null;
  /** Whose browser prints; null for the own one. */
  #owner: Press | null = null;
  /** What was pressed, by what decides how it looks (`press-pieces.ts`). */
  readonly known = new Map<string, Promise<PressedFace>>();

  /** `browser` names one; else it is looked for on the machine. */
  constructor(browser?: string, machine: Machine = thisMachine()) {
    this.#named = browser;
    this.#machine = machine;
  }

  /**
   * Starts the browser beside what this process does meanwhile: there is something to print. Resolves
   * when its process is there. What goes wrong is for the first job to throw.
   */
  begin(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        unsubscribe('child_process', done);
        resolve();
      };
      subscribe('child_process', done);
      this.#opened().then(done, done);
    });
  }

  /**
   * The same browser for one order, which can be withdrawn: `print` then throws `Cancelled`, also in the
   * middle of a page. What it pressed is known to nobody else before it is kept: others who want the same
   * face must not fail with it. Closing it closes nothing.
   */
  until(signal: AbortSignal): Press {
    const order = new Press(this.#named, this.#machine);
    order.#owner = this;
    order.#signal = signal;
    for (const [key, face] of this.known) order.known.set(key, face);
    return order;
  }

  /** Throws `NoBrowser`, `BrowserFailure`, or `Cancelled`. */
  async print(html: string, sources: Sources, setup: PageSetup): Promise<Pressed> {
    const signal = this.#signal;
    const isCancelled = (): boolean => signal?.aborted === true;
    if (isCancelled()) throw new Cancelled();
    const { found, running } = await this.#opened();
    try {
      return await withPage(running, signal, (page) => press(page, html, sources, setup));
    } catch (error) {
      if (isCancelled()) throw new Cancelled();
      throw new BrowserFailure(found.path, error);
    }
  }

  #opened(): Promise<Opened> {
    if (this.#owner !== null) return this.#owner.#opened();
    this.#running ??= this.#start();
    return this.#running;
  }

  /** Of the browser that prints: another one, or another version of it, has another. Throws as `print` does. */
  async identity(): Promise<string> {
    const { path } = await this.#find();
    try {
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    } catch {
      return path;
    }
  }

  async close(): Promise<void> {
    const started = await this.#running?.catch(() => null);
    this.#running = null;
    await started?.running.close();
  }

  #find(): Promise<FoundBrowser> {
    if (this.#owner !== null) return this.#owner.#find();
    this.#found ??= findBrowser(this.#named, this.#machine).then(
      (found) => {
        if (found === null) throw new NoBrowser();
        return found;
      },
      (error: unknown) => {
        throw new BrowserFailure(CARRIER, error);
      },
    );
    return this.#found;
  }

  async #start(): Promise<Opened> {
    const found = await this.#find();
    reach('browser');
    return { found, running: await launchBrowser(found) };
  }
}

interface Opened {
  readonly found: FoundBrowser;
  readonly running: RunningBrowser;
}

async function withPage<T>(
  { browser }: RunningBrowser,
  signal: AbortSignal | null,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage();
  const end = (): void => void page.close().catch(() => undefined);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await work(page);
  } finally {
    signal?.removeEventListener('abort', end);
    // A browser that broke off has no pages to close.
    await page.close().catch(() => undefined);
  }
}

async function press(
  page: Page,
  html: string,
  { folder, families }: Sources,
  { paper, tagged = false, running, final = false }: PageSetup,
): Promise<Pressed> {
  const scale = running === undefined ? LAYOUT_SCALE : 1;
  const refused = new Map<string, Refused>();
  await page.emulateMediaType('print');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    answer(request, { html, folder, final }).then(
      (refusal) => {
        const address = request.url();
        if (refusal !== null) refused.set(address, { address, refusal });
      },
      // The page was closed before the answer came; else it would wait for one.
      () => request.abort('failed').catch(() => undefined),
    );
  });
  reach('page');
  await page.goto(PAGE, { waitUntil: 'load', timeout: LIMIT_MS });
  const style = fontStyle(families, await page.evaluate(writing));
  await page.evaluate(prepare, style);
  reach('measuring');
  if (running !== undefined) {
    const [width, height] = [pixels(running.width, 96), pixels(running.height, 96)];
    await page.evaluate(fillPages, { width, height });
  }
  const shrunk = await page.evaluate(shrink, scale);
  const measured = await page.evaluate(measure, scale);
  reach('pdf');
  const pdf = await page.pdf({
    width: `${inches(paper.width)}in`,
    height: `${inches(paper.height)}in`,
    scale: 1 / scale,
    preferCSSPageSize: running !== undefined,
    printBackground: true,
    // Bookmarks of headings come with the structure only.
    tagged: tagged || running !== undefined,
    outline: running !== undefined,
    timeout: LIMIT_MS,
  });
  return { pdf, measured, shrunk, refused: [...refused.values()] };
}

/**
 * Whole quarters of an inch, larger than the paper: browsers round the sizes of pages. A page that is
 * a hair too small would break the sheet in two; quarters are not rounded, so that each page of a
 * document is painted as if it were the first.
 */
function inches(mm: number): number {
  return Math.ceil((mm / 25.4 + 0.1) * 4) / 4;
}

/** Runs inside the page: every character that may be written, also by style sheets. */
function writing(): string {
  const styles = [...document.styleSheets]
    // Those from elsewhere were refused, and cannot be read.
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [document.body.textContent, ...styles].join('');
}

/** Runs inside the page: the fonts are there, and the pictures, or they have failed. */
async function prepare(fonts: string): Promise<void> {
  const style = document.createElement('style');
  style.textContent = fonts;
  document.head.prepend(style);
  // Fonts are asked for when text is laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  // Lines that were laid out while only some of the fonts were there keep a hair of that: all again.
  document.body.style.setProperty('display', 'none', 'important');
  document.body.getBoundingClientRect();
  document.body.style.removeProperty('display');
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
