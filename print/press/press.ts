/** The press: a browser held open, which makes PDFs of HTML documents. */
import { statSync } from 'node:fs';
import type { HTTPRequest, Page } from 'puppeteer-core';
import type { Measures } from '../../generator/print-sizes.ts';
import { CARRIER } from '../browser/carried.ts';
import { findBrowser, type FoundBrowser } from '../browser/find.ts';
import { thisMachine, type Machine } from '../browser/installed.ts';
import { preparePicture } from '../art/prepare-picture.ts';
import { readForProof } from '../art/unpainted.ts';
import { BrowserFailure, launchBrowser, type RunningBrowser } from '../browser/launch.ts';
import type { FontFamily } from '../fonts/families.ts';
import { fontStyle } from '../fonts/font-style.ts';
import { GAME, ORIGIN } from '../html/addresses.ts';
import { LAYOUT_SCALE } from '../html/base-style.ts';
import { reach } from '../stages.ts';
import { measure, type Measured } from './measure.ts';
import type { PressedFace } from './pressed-piece.ts';
import type { Refusal } from './resources.ts';
import { shrink, type Shrunk } from './shrink.ts';

/** No browser was found. */
export class NoBrowser extends Error {}

/** One document to print. */
export interface PressJob {
  readonly html: string;
  /** The game's, absolute: addresses in the document count from it. */
  readonly folder: string;
  /** Fonts that its style sheets name. */
  readonly families: readonly FontFamily[];
  /** The largest page of the document. */
  readonly paper: Measures;
  /** Running text, whose style sheet says how large pages are; else faces, laid out ten times as large. */
  readonly running?: boolean;
  /** Whether the PDF tells readers its structure; it becomes twice as large. */
  readonly tagged?: boolean;
  /** Whether pictures that are missing are refused, in place of a frame. */
  readonly final?: boolean;
}

/** An address that the document asked for in vain, or of which it was shown a frame. */
export interface Refused {
  readonly address: string;
  readonly refusal: Refusal;
}

export interface Pressed {
  /** On pages a little larger than the paper, its top left corner in theirs. */
  readonly pdf: Uint8Array;
  readonly measured: Measured;
  /** Boxes whose text was set smaller to fit. */
  readonly shrunk: readonly Shrunk[];
  readonly refused: readonly Refused[];
}

const PAGE = `${ORIGIN}${GAME}`;

/** Printing a thousand pages may take a while. */
const LIMIT_MS = 600_000;

/** Prints until it is closed. Starts its browser with the first job. Use with `try … finally close()`. */
export class Press {
  readonly #named: string | undefined;
  readonly #machine: Machine;
  #found: Promise<FoundBrowser> | null = null;
  #running: Promise<{ found: FoundBrowser; running: RunningBrowser }> | null = null;
  /** What was pressed, by what decides how it looks (`press-pieces.ts`). */
  readonly known = new Map<string, Promise<PressedFace>>();

  /** `browser` names one; else it is looked for on the machine. */
  constructor(browser?: string, machine: Machine = thisMachine()) {
    this.#named = browser;
    this.#machine = machine;
  }

  /** Throws `NoBrowser`, or `BrowserFailure`. */
  async print(job: PressJob): Promise<Pressed> {
    this.#running ??= this.#start();
    const { found, running } = await this.#running;
    try {
      return await withPage(running, (page) => press(page, job));
    } catch (error) {
      throw new BrowserFailure(found.path, error);
    }
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

  async #start(): Promise<{ found: FoundBrowser; running: RunningBrowser }> {
    const found = await this.#find();
    reach('browser');
    return { found, running: await launchBrowser(found) };
  }
}

async function withPage<T>(
  { browser }: RunningBrowser,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    // A browser that broke off has no pages to close.
    await page.close().catch(() => undefined);
  }
}

async function press(page: Page, job: PressJob): Promise<Pressed> {
  const { families, paper, tagged = false, running = false } = job;
  const scale = running ? 1 : LAYOUT_SCALE;
  const refused = new Map<string, Refused>();
  await page.emulateMediaType('print');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    answer(request, job).then(
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
  const shrunk = await page.evaluate(shrink, scale);
  const measured = await page.evaluate(measure, scale);
  reach('pdf');
  const pdf = await page.pdf({
    width: `${inches(paper.width)}in`,
    height: `${inches(paper.height)}in`,
    scale: 1 / scale,
    preferCSSPageSize: running,
    printBackground: true,
    // Bookmarks of headings come with the structure only.
    tagged: tagged || running,
    outline: running,
    timeout: LIMIT_MS,
  });
  return { pdf, measured, shrunk, refused: [...refused.values()] };
}

/**
 * Whole quarters of an inch, larger than the paper: browsers round the sizes of pages. A page that is
 * a hair too small would break the sheet in two; quarters are not rounded, so that each page of a
 * document is painted as if it were the first.
 */
export function inches(mm: number): number {
  return Math.ceil((mm / 25.4 + 0.1) * 4) / 4;
}

/** Null when the request was answered, else why not, or what was wrong. */
async function answer(
  request: HTTPRequest,
  { html, folder, final = false }: PressJob,
): Promise<Refusal | null> {
  const address = request.url();
  if (address === PAGE) {
    await request.respond({ contentType: 'text/html; charset=utf-8', body: html });
    return null;
  }
  if (address.startsWith('data:')) {
    await request.continue();
    return null;
  }
  const read = readForProof(address, folder);
  const isFrame = typeof read !== 'string' && read.isUnpainted;
  const resource = typeof read === 'string' ? read : await preparePicture(read.resource);
  if (typeof resource === 'string' || (isFrame && final)) {
    await request.abort('blockedbyclient');
    return typeof resource === 'string' ? resource : 'unpainted';
  }
  await request.respond({ contentType: resource.type, body: resource.bytes });
  return isFrame ? 'unpainted' : null;
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
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
