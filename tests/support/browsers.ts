/**
 * The browsers of a worker. To start one takes a second of processor time, so files that run in one worker
 * share them, one after the other. They end with the worker.
 */
import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '../../print/browser/find.ts';
import { Press } from '../../print/press/press.ts';

const presses = new Press();
let browsers: Promise<Browser> | null = null;

/** Prints with the browser of the worker, and knows nothing of what other files have pressed. Need not be closed. */
export function sharedPress(): Press {
  return presses.until(new AbortController().signal);
}

/** Shows pages of servers: the press reaches no address at all. To close it closes the pages of the file. */
export async function startBrowser(): Promise<Browser> {
  if ((await browsers)?.connected !== true) browsers = launched();
  return browsers ?? launched();
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
    protocolTimeout: 300_000,
  });
  browser.close = async () => {
    for (const page of await browser.pages()) await page.close();
  };
  return browser;
}
