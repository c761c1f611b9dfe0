/**
 * A print that is stopped leaves nothing behind; two at once do not disturb each other. Every
 * stage and every sort of output: stopped.soak.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { startCardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { stopsIn, type Stop } from './stopping.ts';
import { tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
const { stop, temporary } = stopsIn(temporaryRoom(), folder);

const SHEETS = ['--paper', 'a4', '--paper', 'letter'];

const STOPS: readonly Stop[] = [
  { name: 'before there is a browser', args: SHEETS, stage: 'templates', signal: 'SIGINT' },
  { name: 'while a page is laid out', args: SHEETS, stage: 'page', signal: 'SIGTERM' },
  { name: 'after the first file', args: SHEETS, stage: 'boxes', time: 2, signal: 'SIGINT' },
  { name: 'outright', args: SHEETS, stage: 'measuring', signal: 'SIGKILL' },
];

describe.runIf(process.platform === 'linux')('stopped', () => {
  test.each(STOPS.slice(0, 2))('$name, by $signal', (one) => stop(one));
  test.each(STOPS.slice(2, -1))('$name, by $signal', { tags: 'soak' }, (one) => stop(one));
  // What it leaves behind is for the next test.
  test.each(STOPS.slice(-1))('$name, by $signal', (one) => stop(one));

  test('the profile that a killed print left behind is removed by the next', async () => {
    process.env['TMPDIR'] = temporary;
    const args = ['print', folder, '--card', 'otter', '--out', join(room, 'next')];
    const print = startCardwright(args, room);
    await new Promise((resolve) => print.once('exit', resolve));
    expect(readdirSync(temporary)).toEqual([]);
  });
});

test('two prints at once write the same files, each whole', async () => {
  const out = join(room, 'both');
  const args = ['print', folder, '--card', 'otter', '--out', out];
  const exits = await Promise.all(
    [args, args].map((one) => {
      const print = startCardwright(one, room);
      let err = '';
      print.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
      return new Promise((resolve) => print.once('close', (exit) => resolve({ exit, err })));
    }),
  );
  expect(exits).toEqual([0, 0].map((exit) => ({ exit, err: expect.any(String) })));
  const files = readdirSync(join(out, 'tiny'));
  expect(files.toSorted()).toEqual(['tiny-beasts-otter-en-a4.pdf', 'tiny-beasts-otter-ja-a4.pdf']);
  for (const file of files) {
    const document = await PDFDocument.load(readFileSync(join(out, 'tiny', file)));
    expect(document.getPageCount()).toBe(2);
  }
});
