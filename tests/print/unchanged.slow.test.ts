/** A second print with nothing changed needs no browser; anything that changed does. */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Press } from '../../print/press/press.ts';
import type { PrintResult } from '../../print/printing.ts';
import { temporaryRoom } from '../support/games.ts';
import { printed, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
const press = sharedPress();
/** It finds no browser, and so fails when it is asked for one. */
const none = new Press(join(room, 'no-browser'));
let first: PrintResult;

beforeAll(async () => {
  first = await again(press);
});
afterAll(async () => {
  await none.close();
});

function again(by: Press, changes: Parameters<typeof printed>[2] = {}): Promise<PrintResult> {
  return printed(folder, by, { locales: ['en'], ...changes });
}

/** Sheets that were made, not only found. */
function made({ files }: PrintResult): string[] {
  return files.flatMap(({ sheet, unchanged }) => (unchanged === true ? [] : [sheet]));
}

function save(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('nothing changed: the same files, without a browser', async () => {
  expect(made(first)).toEqual(['beasts', 'map', 'aid']);
  const second = await again(none);
  expect(second.browser).toBe('good');
  expect(made(second)).toEqual([]);
  expect(second.files.map(({ path, pages }) => [path, pages])).toEqual(
    first.files.map(({ path, pages }) => [path, pages]),
  );
  expect(second.diagnostics).toEqual(first.diagnostics);
});

test('a file that was saved as it was changes nothing', async () => {
  utimesSync(join(folder, 'beasts.yaml'), new Date(), new Date());
  save('beasts.yaml', (text) => `${text}# a remark\n`);
  expect(made(await again(none))).toEqual([]);
});

test('other paper, marks or back offset are other prints', async () => {
  expect((await again(none, { imposition: { flip: 'short' } })).browser).toBe('failed');
  expect((await again(none, { backOffset: { x: 1, y: 0, angle: 0 } })).browser).toBe('failed');
  expect((await again(none, { tagged: true })).browser).toBe('failed');
});

test('another moment counts only where it is prescribed', async () => {
  const date = new Date(3_600_000);
  expect((await again(none, { date })).browser).toBe('good');
  expect((await again(none, { date, exactDate: true })).browser).toBe('failed');
});

test('a card renews its own sheet and the aid that lists all cards', async () => {
  save('beasts.yaml', (text) => text.replace('en: Otter', 'en: Beaver'));
  expect(made(await again(press))).toEqual(['beasts', 'aid']);
});

test('a style renews the sheets that use it', async () => {
  save('templates/map.css', (text) => `${text}\n.panel { color: #111; }\n`);
  expect(made(await again(press)).length).toBeGreaterThan(0);
  expect(made(await again(none))).toEqual([]);
});

test('a PDF that was damaged is rebuilt', async () => {
  const path = first.files.find(({ sheet }) => sheet === 'aid')?.path ?? '';
  writeFileSync(path, 'no PDF');
  expect(made(await again(press))).toEqual(['aid']);
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
});
