/**
 * First pages compared with pictures of them, with a tolerance for browsers of different versions.
 * `UPDATE_PICTURES=1 npx vitest run tests/print/pictures.slow.test.ts` draws them again: look at them then.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, expect, test } from 'vitest';
import type { PrintResult } from '../../print/printing.ts';
import { temporaryRoom } from '../support/games.ts';
import { pictureOf } from './read-pdf.ts';
import { printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
/** Of the pixels of a page; letters of another version of a browser lie a little elsewhere. */
const DIFFERENT = 0.004;

const folder = tinyPrint(temporaryRoom());
const press = sharedPress();
let result: PrintResult;

beforeAll(async () => {
  result = await printed(folder, press, { date: new Date('2026-01-01') });
});

test.each([
  ['beasts', 'en', 0],
  ['beasts', 'ja', 2],
  ['beasts', 'en', 3],
  ['map', 'en', 0],
  ['aid', 'ja', 0],
])('%s, %s, page %i', async (sheet, locale, page) => {
  const file = result.files.find((one) => one.sheet === sheet && one.locale === locale);
  const actual = await pictureOf(file?.path ?? '', page);
  const path = join(PICTURES, `${sheet}-${locale}-${page}.png`);
  if (process.env['UPDATE_PICTURES'] !== undefined) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(path, PNG.sync.write(actual));
  }
  const expected = PNG.sync.read(readFileSync(path));
  const { width, height } = expected;
  expect([actual.width, actual.height]).toEqual([width, height]);
  const different = pixelmatch(actual.data, expected.data, undefined, width, height, {
    threshold: 0.2,
  });
  expect(different / (width * height)).toBeLessThan(DIFFERENT);
});
