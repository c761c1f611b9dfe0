/**
 * What matters, repeated with a browser that is installed on this machine. All other tests use the
 * one that comes as a package, since that is what users have.
 */
import { describe, expect, test } from 'vitest';
import { findBrowser } from '../../../print/browser/find.ts';
import { Press } from '../../../print/press/press.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf, type ReadPage, type ReadPdf } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';

const installed = await findBrowser('installed');
const room = temporaryRoom();

async function printedBy(browser: string): Promise<ReadPdf> {
  const press = new Press(browser);
  try {
    const { files, diagnostics } = await printed(tinyPrint(room), press, { locales: ['ja'] });
    expect(diagnostics).toEqual([]);
    return await readPdf(files[0]?.path ?? '');
  } finally {
    await press.close();
  }
}

/** Versions of browsers differ in where a PDF has spaces. */
const withoutSpaces = (page: ReadPage): ReadPage => ({
  ...page,
  text: page.text.replaceAll(/\s+/g, ''),
});

describe('an installed browser', () => {
  test('prints the same sheet as the packaged one: boxes, text, fonts', async ({ skip }) => {
    if (installed === null)
      skip('no browser is installed on this machine; everything was tried with the packaged one');
    const [one, other] = [await printedBy('installed'), await printedBy('package')];
    expect(one.pages.map(withoutSpaces)).toEqual(other.pages.map(withoutSpaces));
    expect(one.fonts.map(({ name }) => name).toSorted()).toEqual(
      other.fonts.map(({ name }) => name).toSorted(),
    );
    expect(one.fonts.every(({ form }) => form === 'outlines')).toBe(true);
  });
});
