/** The sheets of the bundled games, printed and read back. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../cli/find-games.ts';
import { GameChecker } from '../../generator/check.ts';
import { inLocale } from '../../kernel/index.ts';
import { printGame } from '../../print/print-game.ts';
import type { PrintResult } from '../../print/printing.ts';
import { sheetsOf } from '../../print/sheets/sheet.ts';
import { temporaryRoom } from '../support/games.ts';
import { printedGames } from './printed-games.ts';
import { readFonts, readPdf } from './read-pdf.ts';
import { sharedPress } from '../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

/** Its own tests print all of its sheets, too (../content/armed-warfare/sheets.slow.test.ts). */
const PRINTED_ELSEWHERE = 'armed-warfare';

describe.for(printedGames().filter((game) => game !== PRINTED_ELSEWHERE))('%s', areWhole);
describe.for([PRINTED_ELSEWHERE])('%s', { tags: 'soak' }, areWhole);

function areWhole(game: string): void {
  const checked = new GameChecker(join(contentFolder(), game)).check();
  const locales = checked.manifest?.locales ?? [];
  let result: PrintResult;

  beforeAll(async () => {
    const request = { out: room, papers: ['a4'], date: new Date(0) };
    result = await printGame(checked, request, press);
  });

  test('everything fits, in every language', () => {
    expect(result.diagnostics).toEqual([]);
    expect(result.files).toHaveLength(sheetsOf(checked).length * locales.length);
  });

  test.each(locales)('every card is on a sheet of its kind by name, in %s', async (locale) => {
    const printed = new Map<string, string>();
    for (const sheet of sheetsOf(checked)) {
      if (sheet.sort !== 'cards') continue;
      const file = result.files.find((one) => one.sheet === sheet.id && one.locale === locale);
      const { pages } = await readPdf(file?.path ?? '');
      const text = pages.map((page) => page.text.replace(/\s/g, '')).join('\n');
      printed.set(sheet.kind, `${printed.get(sheet.kind) ?? ''}\n${text}`);
    }
    for (const [kind, text] of printed) {
      const missing = (checked.linked?.cards[kind] ?? []).filter(({ name }) => {
        const written = inLocale(name as Parameters<typeof inLocale>[0], locale);
        return !text.includes(written.replace(/\s/g, ''));
      });
      expect(missing.map(({ id }) => id)).toEqual([]);
    }
  });

  test('fonts are embedded as outlines on every sheet', async () => {
    for (const { path } of result.files) {
      const fonts = await readFonts(path);
      expect(fonts.filter(({ form }) => form !== 'outlines')).toEqual([]);
    }
  });
}
