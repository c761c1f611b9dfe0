/** A print that is stopped at any of its stages, whatever it makes, leaves no browser and no partial file. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { STAGES, type Stage } from '../../print/stages.ts';
import { COMMAND } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { processesWith, until } from './processes.ts';
import { tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();
/** Where browsers of these tests keep their profiles, and nobody else's. */
const temporary = join(room, 'tmp');
mkdirSync(temporary);

const GROUND = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #fbf7ee; z-index: -1 }
.card { isolation: isolate } .back-face, .frame { background: none }`;

const folder = tinyPrint(room, {
  'rules.md': '# Rules\n\n## Turns\n\nThe otter begins.\n',
  'templates/colours.css': GROUND,
});

/** Tells the test which stage is reached, and waits there for a moment. */
const preload = join(room, 'preload.mjs');
writeFileSync(
  preload,
  `import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
subscribe('${STAGES}', (stage) => {
  if (stage !== process.env.STOP_AT) return;
  writeFileSync(process.env.REACHED, stage);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
});
`,
);

function start(
  args: readonly string[],
  stage: Stage,
  reached: string,
): ChildProcessWithoutNullStreams {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, ['--import', preload, COMMAND, 'print', folder, ...args], {
    cwd: room,
    env: { ...env, TMPDIR: temporary, STOP_AT: stage, REACHED: reached },
  });
}

/** Every file below a folder, hidden ones among them. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** Reads a file to its end; rejects where it is not whole. */
async function read(path: string): Promise<unknown> {
  const bytes = readFileSync(path);
  switch (extname(path)) {
    case '.pdf':
      return PDFDocument.load(bytes);
    case '.json':
      return JSON.parse(bytes.toString());
    case '.png':
    case '.jpg':
      return sharp(bytes).raw().toBuffer();
    default:
      return bytes;
  }
}

const SHEETS = ['--lang', 'en'];
const PICTURES = [...SHEETS, '--format', 'png'];
const ORDER = [...SHEETS, '--vendor', 'the-game-crafter'];

/** Each stage of a sheet, and each sort of output in the midst of it. */
const STOPS: readonly (readonly [string, readonly string[], Stage, NodeJS.Signals])[] = [
  ['templates', SHEETS, 'templates', 'SIGINT'],
  ['the start of the browser', SHEETS, 'browser', 'SIGTERM'],
  ['the page', SHEETS, 'page', 'SIGKILL'],
  ['measuring', SHEETS, 'measuring', 'SIGINT'],
  ['the PDF', SHEETS, 'pdf', 'SIGTERM'],
  ['the boxes', SHEETS, 'boxes', 'SIGINT'],
  ['pictures', PICTURES, 'pictures', 'SIGTERM'],
  ['pictures, outright', PICTURES, 'pictures', 'SIGKILL'],
  ['an order of a print service', ORDER, 'pictures', 'SIGINT'],
  ['an order as PDF', [...SHEETS, '--vendor', 'manindo'], 'boxes', 'SIGTERM'],
  ['a virtual table', [...SHEETS, '--tabletop', 'tabletop-simulator'], 'pictures', 'SIGTERM'],
  ['another', [...SHEETS, '--tabletop', 'tabletop-playground'], 'pictures', 'SIGINT'],
  ['the rulebook', [...SHEETS, '--rulebook'], 'pdf', 'SIGTERM'],
  ['the list', [...SHEETS, '--list'], 'pdf', 'SIGINT'],
  ['the colours', [...SHEETS, '--colours'], 'pdf', 'SIGTERM'],
];

describe.runIf(process.platform === 'linux')('stopped at', () => {
  test.each(STOPS)('%s', async (name, args, stage, signal) => {
    const out = join(room, name.replaceAll(/\W+/g, '-'));
    const reached = `${out}.reached`;
    const print = start([...args, '--out', out], stage, reached);
    let said = '';
    print.stderr.on('data', (text: Buffer) => (said += String(text)));
    const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
      print.once('exit', (code, by) => resolve(by ?? code));
    });
    await until(`${stage}: ${said}`, () => existsSync(reached) || print.exitCode !== null);
    expect(said).not.toMatch(/CW\d{4}.*error/);
    print.kill(signal);
    expect(await ended).toBe(signal);
    await until('the browser to end', () => processesWith(temporary).length === 0);
    const files = filesIn(out);
    // What was killed outright cannot tidy up; the next print does it.
    if (signal !== 'SIGKILL') {
      expect(readdirSync(temporary)).toEqual([]);
      expect(files.filter((path) => basename(path).startsWith('.'))).toEqual([]);
    }
    const whole = files.filter((path) => !basename(path).startsWith('.'));
    await expect(Promise.all(whole.map(read))).resolves.toHaveLength(whole.length);
  });
});
