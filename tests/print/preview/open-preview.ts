/** A browser for the tests of pages. */
import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '../../../print/browser/find.ts';

/** Not the press: that one reaches no address at all. */
export async function startBrowser(): Promise<Browser> {
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('The tests of pages need a browser.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({ executablePath: found.path, args, protocolTimeout: 300_000 });
}
