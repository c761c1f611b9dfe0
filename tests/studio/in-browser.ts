/** A page of a studio in the browser that comes with the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { makeFolder } from '../../kernel/index.ts';
import { LONGEST_MS } from '../support/browsers.ts';
import type { OpenStudio } from './open-studio.ts';

/** A page with nothing in it. What it complains of goes into `errors`. */
export async function newPage(
  browser: Browser,
  errors: string[],
  size = { width: 1700, height: 900 },
): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(size);
  // Who waits for something in a page that has crashed would wait for ever.
  page.on('error', () => void page.close());
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return page;
}

/** A place of a studio. */
export async function openPlace(
  browser: Browser,
  studio: OpenStudio,
  address: string,
  errors: string[],
  size?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await newPage(browser, errors, size);
  await page.goto(`${studio.origin}${address}#${studio.key}`);
  return page;
}

/**
 * What keeps somebody from reading or using the page, as axe finds it; empty for a sound one. Frames
 * without scripts are not judged: axe cannot run there.
 */
export async function barriers(page: Page): Promise<string[]> {
  // As the policy has it no script of others runs in the page: axe is put there by the driver.
  await page.evaluate(
    readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  );
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Japanese letters on the page for which it has no font of its own; empty for a sound one. */
export function lettersWithoutFont(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ranges = [...document.fonts].flatMap(({ unicodeRange }) =>
      unicodeRange.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    );
    const letters = [...new Set(document.body.innerText)].filter((one) => one >= '\u3040');
    const isThere = (code: number): boolean =>
      ranges.some(([from, to]) => from <= code && code <= to);
    return letters.filter((one) => !isThere(one.codePointAt(0) ?? 0)).join('');
  });
}

/** Waits until something holds that the page shows later than it happens. */
export async function until(holds: () => boolean): Promise<void> {
  const given = performance.now() + LONGEST_MS;
  while (!holds()) {
    if (performance.now() > given) throw new Error(`It never came true: ${String(holds)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** What a page hands out goes into a folder of the test. */
export async function keepDownloads(page: Page, downloadPath: string): Promise<void> {
  makeFolder(downloadPath);
  const devtools = await page.createCDPSession();
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath,
    browserContextId: page.browserContext().id!,
  });
}

/** Writes into a field at once, as if it were typed. */
export function fillIn(page: Page, selector: string, text: string): Promise<void> {
  return page.$eval(
    selector,
    (field, value) => {
      (field as HTMLInputElement).value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    text,
  );
}

/** From now on the server can do no step at this address (`/api/deck`), until the answer is called. */
export async function failSteps(page: Page, address: string): Promise<() => void> {
  let fails = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isStep = request.method() === 'POST' && request.url().endsWith(address);
    if (isStep && fails) void request.respond({ status: 500 });
    else void request.continue();
  });
  return () => {
    fails = false;
  };
}

/** From now on what the page asks for at addresses with `part` waits for its release. */
export async function holdBack(
  page: Page,
  part: string,
): Promise<{ held: () => number; release: () => void }> {
  let waiting: HTTPRequest[] | null = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (waiting !== null && request.url().includes(part)) waiting.push(request);
    else void request.continue();
  });
  return {
    held: () => waiting?.length ?? 0,
    release: () => {
      for (const request of waiting ?? []) void request.continue();
      waiting = null;
    },
  };
}

/** Somebody else writes a file; then the page has been given `part`, and had a while to draw it. */
export async function writeMeanwhile(
  page: Page,
  { server }: OpenStudio,
  file: string,
  text: string,
  part: string,
): Promise<void> {
  const fetched = page.waitForResponse((answer) => answer.url().includes(part));
  writeFileSync(file, text);
  server.saved([file]);
  await fetched;
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 300);
      }),
  );
}
