/** A preview in this process, and a browser that has it open. */
import { launch, type Browser, type Page } from 'puppeteer-core';
import { GameChecker } from '../../../generator/check.ts';
import { findBrowser } from '../../../print/browser/find.ts';
import { servePreview, type PreviewServer } from '../../../print/preview/serve.ts';

/** Not the press: that one reaches no address at all. */
export async function startBrowser(): Promise<Browser> {
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('The tests of the preview need a browser.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({ executablePath: found.path, args, protocolTimeout: 300_000 });
}

export interface OpenPreview {
  readonly page: Page;
  readonly server: PreviewServer;
  close(): Promise<void>;
}

/** `prepare` is called before the page is loaded. */
export async function openPreview(
  folder: string,
  browser: Browser,
  prepare: (page: Page) => Promise<void> | void = () => undefined,
): Promise<OpenPreview> {
  const server = await servePreview(new GameChecker(folder).check(), 0);
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  await prepare(page);
  await page.goto(server.address, { waitUntil: 'load' });
  return {
    page,
    server,
    async close() {
      await page.close();
      await server.close();
    },
  };
}
