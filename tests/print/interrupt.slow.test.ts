/** A print that is stopped leaves nothing behind; two at once do not disturb each other. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { startCardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { processesWith, until, whole } from './processes.ts';
import { tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();
/** Where browsers of these tests keep their profiles, and nobody else's. */
const temporary = join(room, 'tmp');
mkdirSync(temporary);
process.env['TMPDIR'] = temporary;

/** Many pages, so that there is time to interrupt. */
const folder = tinyPrint(room, {
  'decks/pack.yaml':
    'id: pack\nname: { en: Pack, ja: 群れ }\ncards:\n  - { card: otter, count: 400 }\n',
});

const browserRuns = (): boolean =>
  processesWith(temporary).some((one) => one.includes('--user-data-dir'));

/** A process of the browser's own for the page, which loads and is laid out. */
const pageRuns = (): boolean =>
  processesWith('--type=renderer').some((one) => one.includes(`${temporary}/`));

/** It reads and renders: Node runs with these words, and no browser yet. */
const commandRuns = (out: string): boolean => processesWith(`--out ${dirname(out)}`).length > 0;

const onLinux = process.platform === 'linux';

describe.runIf(onLinux)('stopped', () => {
  const stages = [
    ['before there is a browser', commandRuns],
    ['while the browser starts', browserRuns],
    ['while a page is laid out', pageRuns],
    ['between two files', (out: string) => whole(out).length > 0],
  ] as const;

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    for (const [when, reached] of stages) {
      test(`by ${signal} ${when}`, async () => {
        const out = join(room, `${signal}-${when.replaceAll(' ', '-')}`);
        const print = startCardwright(
          ['print', folder, '--paper', 'a4,letter', '--out', out],
          room,
        );
        const ended = new Promise<NodeJS.Signals | null>((resolve) => {
          print.once('exit', (_, by) => resolve(by));
        });
        const files = join(out, 'tiny');
        await until(when, () => reached(files));
        print.kill(signal);
        expect(await ended).toBe(signal);
        await until('the browser to end', () => processesWith(temporary).length === 0);
        // What was killed outright cannot tidy up; the next print does it.
        if (signal !== 'SIGKILL') {
          expect(readdirSync(temporary)).toEqual([]);
          expect(existsSync(files) ? readdirSync(files) : []).toEqual(whole(files));
        }
        for (const file of whole(files)) {
          expect(file).toMatch(/^tiny-.*\.pdf$/);
          await expect(PDFDocument.load(readFileSync(join(files, file)))).resolves.toBeDefined();
        }
      });
    }
  }

  test('the profile that a killed print left behind is removed by the next', async () => {
    const print = startCardwright(
      ['print', folder, '--card', 'otter', '--out', join(room, 'next')],
      room,
    );
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
      return new Promise((resolve) => print.once('exit', resolve));
    }),
  );
  expect(exits).toEqual([0, 0]);
  const files = readdirSync(join(out, 'tiny'));
  expect(files.toSorted()).toEqual(['tiny-beasts-otter-en-a4.pdf', 'tiny-beasts-otter-ja-a4.pdf']);
  for (const file of files) {
    const document = await PDFDocument.load(readFileSync(join(out, 'tiny', file)));
    expect(document.getPageCount()).toBe(2);
  }
});
