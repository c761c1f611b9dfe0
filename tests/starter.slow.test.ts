/** The sheets of the game that `cardwright init` copies come out whole, with every text in its box. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { GameChecker } from '../generator/check.ts';
import { packageRoot } from '../kernel/index.ts';
import { printGame } from '../print/index.ts';
import { temporaryRoom } from './support/games.ts';
import { sharedPress } from './support/browsers.ts';

const out = temporaryRoom();
const press = sharedPress();

test('prints on both papers, in both languages', async () => {
  const result = new GameChecker(join(packageRoot(), 'starter')).check();
  const request = { out, papers: ['a4', 'letter'], date: new Date('2026-01-02T12:00:00Z') };
  const { files, diagnostics } = await printGame(result, request, press);
  expect(diagnostics).toEqual([]);

  const pages: Record<string, number> = {};
  for (const { path } of files) {
    pages[basename(path)] = (await PDFDocument.load(readFileSync(path))).getPageCount();
  }
  // 24 keepers and 12 events, nine to a page, with backs; 12 panels, six to a page, without.
  const expected = ['en', 'ja'].flatMap((locale) =>
    ['a4', 'letter'].flatMap((paper) => [
      [`lantern-fen-keepers-${locale}-${paper}.pdf`, 6],
      [`lantern-fen-events-${locale}-${paper}.pdf`, 4],
      [`lantern-fen-panels-${locale}-${paper}.pdf`, 2],
    ]),
  );
  expect(pages).toEqual(Object.fromEntries(expected));
});
