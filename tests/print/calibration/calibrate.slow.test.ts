/** `cardwright calibrate`, and a print for the printer that it knows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrinter } from '../../../print/calibration/printers.ts';
import { cardwright } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';
import { readPdf } from '../read-pdf.ts';
import { tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();

beforeAll(() => {
  process.env['CARDWRIGHT_CONFIG'] = join(room, 'config');
});
afterAll(() => {
  delete process.env['CARDWRIGHT_CONFIG'];
});

test('writes the sheet for a printer and a paper', async () => {
  const { exit } = await cardwright(['calibrate', 'office', '--paper', 'letter'], room);
  expect(exit).toBe(0);
  const path = join(room, 'out', 'calibration-office-letter.pdf');
  const { pages, fonts } = await readPdf(path);
  expect(pages.map(({ text }) => text.includes('Calibration'))).toEqual([true, true]);
  expect(fonts.map(({ form }) => form)).toEqual(['outlines']);
});

test('remembers what was read, negative numbers too, and the margins', async () => {
  const read = ['--upper', '1.5,-0.5', '--lower', '1.5,-0.5'];
  expect(await runHere(['calibrate', 'office', ...read], room)).toMatchObject({ exit: 0 });
  await runHere(['calibrate', 'office', '--margins', '8'], room);
  expect(readPrinter('office')).toEqual({ back: { x: 1.5, y: -0.5, angle: 0 }, margins: 8 });
});

test('prints for it', async () => {
  const folder = tinyPrint(room);
  const args = ['print', folder, '--kind', 'beast', '--lang', 'en', '--printer', 'office'];
  expect(await runHere(args, room)).toMatchObject({ exit: 0 });
});

test.each([
  [['--upper', '1,2']],
  [['--upper', '1', '--lower', '1,2']],
  [['--upper', '99,0', '--lower', '0,0']],
  [['--paper', 'a44']],
  [['--margins', '-3']],
])('slips end with 2: %s', async (args) => {
  const { exit, err } = await runHere(['calibrate', 'office', ...args], room);
  expect([exit, err === '']).toEqual([2, false]);
});

test('what was known of printers is not overwritten when the file is spoilt', async () => {
  const path = join(room, 'config', 'printers.yaml');
  writeFileSync(path, 'attic: { margins: 3 }\noffice: [\n');
  const read = ['--upper', '1,0', '--lower', '1,0'];
  const { exit, err } = await runHere(['calibrate', 'office', ...read], room);
  expect(exit).toBe(2);
  expect(err).toContain(path);
  expect(readFileSync(path, 'utf8')).toContain('attic');
  const folder = tinyPrint(room);
  expect(await runHere(['print', folder, '--printer', 'attic'], room)).toMatchObject({
    exit: 2,
  });
});
