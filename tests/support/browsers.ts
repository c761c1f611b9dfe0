/**
 * The browsers of a worker. Starting one takes a second of processor time, so files that run in one worker
 * share them, one after the other. They end with the worker.
 */
import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '../../print/browser/find.ts';
import { Press } from '../../print/press/press.ts';
import { fontEnvironment } from './browser-font.ts';

/** Ends what hangs; a busy machine does not reach it. */
export const LONGEST_MS = 300_000;

const presses = new Press();
let browsers: Promise<Browser> | null = null;

/** Prints with the browser of the worker, and knows nothing of what other files have pressed. Need not be closed. */
export function sharedPress(): Press {
  return presses.until(new AbortController().signal);
}

/** Shows pages of servers: the press reaches no address at all. Closing it closes the pages of the file. */
export async function startBrowser(): Promise<Browser> {
  // One that could not start, or has crashed, must not fail the files that follow.
  const running = await browsers?.catch(() => null);
  if (running?.connected === true) return running;
  browsers = launched();
  return browsers;
}

async function launched(): Promise<Browser> {
  const found = await findBrowser(undefined);
  if (found === null)
    throw new Error('The tests of pages need a browser: see "cardwright doctor".');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await launch({
    executablePath: found.path,
    args,
    pipe: true,
    protocolTimeout: LONGEST_MS,
    env: { ...process.env, ...fontEnvironment() },
  });
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (options) => {
    const page = await newPage(options);
    page.setDefaultTimeout(LONGEST_MS);
    return page;
  };
  // An installed browser may end with its last page.
  const [kept] = await browser.pages();
  browser.close = async () => {
    for (const page of await browser.pages()) if (page !== kept) await page.close();
  };
  return browser;
}
