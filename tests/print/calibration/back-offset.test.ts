import * as fc from 'fast-check';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backMatrix, offsetFrom } from '../../../print/calibration/back-offset.ts';
import {
  printersFile,
  readPrinter,
  savePrinter,
  SpoiltPrinters,
} from '../../../print/calibration/printers.ts';
import { calibrationSheet, crossDistance } from '../../../print/calibration/sheet.ts';
import { setLanguage } from '../../../diagnostics/index.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';

const a4 = { width: 210, height: 297 };
const room = temporaryRoom();

beforeEach(() => {
  process.env['CARDWRIGHT_CONFIG'] = join(room, 'config');
});
afterEach(() => {
  delete process.env['CARDWRIGHT_CONFIG'];
});

test('equal readings are a shift, unequal ones a turn as well', () => {
  expect(offsetFrom({ x: 1, y: -2 }, { x: 1, y: -2 }, 200)).toEqual({ x: 1, y: -2, angle: 0 });
  const turned = offsetFrom({ x: 1.5, y: 0 }, { x: 0.5, y: 0 }, 217);
  expect(turned.x).toBe(1);
  expect(turned.angle).toBeCloseTo((Math.atan(1 / 217) * 180) / Math.PI, 3);
});

test('the offset brings the crosses of the back to where they were read', () => {
  const reading = fc.record({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    y: fc.double({ min: -5, max: 5, noNaN: true }),
  });
  const distance = crossDistance(a4);
  fc.assert(
    fc.property(reading, reading, (upper, { x }) => {
      const lower = { x, y: upper.y };
      const offset = offsetFrom(upper, lower, distance);
      const points = { width: (a4.width * 72) / 25.4, height: (a4.height * 72) / 25.4 };
      const [a, b, c, d, e, f] = backMatrix(offset, points);
      for (const [read, y] of [
        [upper, (a4.height - distance) / 2],
        [lower, (a4.height + distance) / 2],
      ] as const) {
        const from = { x: points.width / 2, y: points.height - (y * 72) / 25.4 };
        const right = ((a * from.x + c * from.y + e - from.x) * 25.4) / 72;
        const down = ((from.y - (b * from.x + d * from.y + f)) * 25.4) / 72;
        expect(Math.abs(right - read.x)).toBeLessThan(0.02);
        // A turn by a degree shortens a line by less than a fiftieth of a millimetre.
        expect(Math.abs(down - read.y)).toBeLessThan(0.2);
      }
    }),
  );
});

test('what is saved of a printer is read again, and leaves others alone', () => {
  savePrinter('office', { back: { x: 1, y: -0.5, angle: 0.1 } });
  savePrinter('home', { margins: 4.2 });
  savePrinter('office', { margins: { top: 3, right: 3, bottom: 12, left: 3 } });
  expect(readPrinter('office')).toEqual({
    back: { x: 1, y: -0.5, angle: 0.1 },
    margins: { top: 3, right: 3, bottom: 12, left: 3 },
  });
  expect(readPrinter('home')).toEqual({ margins: 4.2 });
  expect(readPrinter('nowhere')).toBeNull();
});

test.each([
  ['office: { back: { x: much } }\n', null],
  ['- a list\n', null],
  ['home: { margins: 4 }\na: [\n', 3],
])('a file that somebody spoilt is reported, and kept: %j', (text, line) => {
  mkdirSync(dirname(printersFile()), { recursive: true });
  writeFileSync(printersFile(), text);
  expect(() => readPrinter('office')).toThrow(SpoiltPrinters);
  if (!text.startsWith('office')) {
    expect(() => savePrinter('attic', { margins: 3 })).toThrow(expect.objectContaining({ line }));
    expect(readFileSync(printersFile(), 'utf8')).toBe(text);
  }
});

test('the sheet has two pages of the paper, and is the same each time', async () => {
  const first = await calibrationSheet(a4, 'office', new Date(0));
  const second = await calibrationSheet(a4, 'office', new Date(0));
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  const document = await PDFDocument.load(first);
  expect(document.getPageCount()).toBe(2);
  expect(document.getPage(0).getWidth()).toBeCloseTo((210 * 72) / 25.4, 2);
});

test('the sheet says how it is read, in the language of the tool', async () => {
  const texts: string[] = [];
  for (const wanted of ['en', 'ja'] as const) {
    setLanguage(wanted);
    const bytes = await calibrationSheet(a4, 'my office', new Date(0)).finally(() =>
      setLanguage('en'),
    );
    const path = join(room, `sheet-${wanted}.pdf`);
    writeFileSync(path, bytes);
    const { pages } = await readPdf(path);
    texts.push(pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' '));
    expect((await PDFDocument.load(bytes)).getTitle()).toBe(
      { en: 'Cardwright calibration sheet', ja: 'Cardwright 調整シート' }[wanted],
    );
  }
  const typed = 'cardwright calibrate "my office" --upper x,y --lower x,y';
  expect(texts[0]).toContain('Hold it against a light');
  expect(texts[0]).toContain(typed);
  // Japanese is drawn.
  expect(texts[1]).not.toMatch(/Hold|counts|print at/i);
  expect(texts[1]).toContain(typed);
});
