/** The examples of the pages on templates and sheets, laid over the game of this folder and printed. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { templateFaults } from '../../print/check-templates.ts';
import { checkTemplates } from '../../print/print-game.ts';
import { formatNamed } from '../../print/formats/index.ts';
import type { FormatName } from '../../print/formats/names.ts';
import { vendorFormat } from '../../print/vendors/vendor-format.ts';
import { vendors } from '../../print/vendors/vendor.ts';
import { PSEUDO_LOCALE } from '../../print/render/pseudo.ts';
import { printRulebook } from '../../print/rulebook/print-rulebook.ts';
import { readPages, type Page, type State } from '../diagnostics/page.ts';
import { temporaryRoom } from '../support/games.ts';
import { checked, printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

/** Full sentences; no "Error:", no exclamation mark. */
const SENTENCES = /^(?!Error)[^!]*[.?]$/u;

const room = temporaryRoom();
const press = sharedPress();

/** Print services that show what a page is about. */
const VENDORS: Readonly<Record<string, string>> = {
  CW3060: 'drive-thru-cards',
  CW3061: 'make-playing-cards',
  CW3062: 'make-playing-cards',
  CW3063: 'mb-print',
};

/** No picture or profile is in a page; they have tests of their own. */
const OF_PICTURES = ['CW3055', 'CW3056', 'CW3058', 'CW3074', 'CW3086'];

/** Formats that show what a page is about. */
const FORMATS: Readonly<Record<string, FormatName>> = { CW3072: 'pdf-x1a', CW3073: 'pdf-x1a' };

/** CW309 and CW40 are faults of a repository and of a machine: no file of a game is wrong. */
const pages = readPages().filter(
  ({ name }) => /^CW(2|30[0-8]|31)/.test(name) && !OF_PICTURES.includes(name),
);

function laid(page: Page, state: State): string {
  const blocks = page.blocks.filter((block) => block.state === null || block.state === state);
  return tinyPrint(room, Object.fromEntries(blocks.map(({ file, content }) => [file, content])));
}

async function found(page: Page, state: State): Promise<readonly Diagnostic[]> {
  const folder = laid(page, state);
  const game = checked(folder);
  const checkedFirst = game.diagnostics.filter(({ severity }) => severity !== 'info');
  // Printing goes on without a word that nothing asks for.
  const faultsOf = ['CW2130', 'CW3087'].includes(page.name) ? templateFaults : checkTemplates;
  return [...checkedFirst, ...faultsOf(game), ...(await pressed(page, folder))];
}

/** Only the browser sees what does not fit, what is too small, and which characters a font lacks. */
async function pressed({ name }: Page, folder: string): Promise<readonly Diagnostic[]> {
  const vendor = vendors().get(VENDORS[name] ?? '');
  if (vendor !== undefined) {
    const { diagnostics } = await printed(folder, press, { format: vendorFormat(vendor) });
    // A service may ask for a note wherever it takes an order.
    return diagnostics.filter(({ code }) => code === name || code !== 'CW3062');
  }
  const format = FORMATS[name];
  if (format !== undefined) {
    const request = {
      format: formatNamed(format),
      cards: ['otter'],
      papers: ['a5'],
      locales: ['en'],
    };
    return (await printed(folder, press, request)).diagnostics;
  }
  if (!/^CW(2103|30(01|04|31|5\d|7\d|8[02]))$/.test(name)) return [];
  if (name === 'CW3080' || name === 'CW3082') return made(printRulebook, folder);
  const locales = name === 'CW3053' ? { locales: [PSEUDO_LOCALE] } : {};
  const request = { kinds: ['beast'], ...locales };
  return (await printed(folder, press, request)).diagnostics;
}

async function made(print: typeof printRulebook, folder: string): Promise<readonly Diagnostic[]> {
  const request = { out: join(folder, 'out'), papers: ['a4'], date: new Date(0) };
  return (await print(checked(folder), request, press)).diagnostics;
}

function codesOf(diagnostics: readonly Diagnostic[]): string[] {
  return [...new Set(diagnostics.map(({ code }) => code))].toSorted();
}

test('the game is sound as it is', async () => {
  const folder = tinyPrint(room);
  expect(checked(folder).diagnostics).toEqual([]);
  expect(checkTemplates(checked(folder))).toEqual([]);
});

describe.for(pages)('$name', (page) => {
  test('the wrong example gives exactly this code, in words of the house', async () => {
    const diagnostics = await found(page, 'wrong');
    expect(codesOf(diagnostics)).toEqual([page.name]);
    for (const { message, hint } of diagnostics) {
      expect(message).toMatch(SENTENCES);
      if (hint !== undefined) expect(hint).toMatch(SENTENCES);
    }
  });

  test('the right example gives none', { tags: 'soak' }, async () => {
    expect(page.blocks.some(({ state }) => state === 'right')).toBe(true);
    expect(codesOf(await found(page, 'right'))).toEqual([]);
  });
});
