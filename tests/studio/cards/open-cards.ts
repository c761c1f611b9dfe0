/** The page of cards of a studio in this process, and a browser that has it open. */
import type { Browser, Page } from 'puppeteer-core';
import { openPlace } from '../in-browser.ts';
import { openStudio, type OpenStudio } from '../open-studio.ts';

export interface OpenCards {
  readonly page: Page;
  readonly studio: OpenStudio;
  /** What the page complained of. */
  readonly errors: string[];
  close(): Promise<void>;
}

export async function openCards(
  folder: string,
  browser: Browser,
  address = '/',
): Promise<OpenCards> {
  const studio = await openStudio(folder);
  const errors: string[] = [];
  const page = await openPlace(browser, studio, address, errors);
  return {
    page,
    studio,
    errors,
    async close() {
      await page.close();
      await studio.server.close();
    },
  };
}
