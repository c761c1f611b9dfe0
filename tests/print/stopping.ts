/** Prints that are stopped at a stage, as they announce it themselves, and what they may not leave behind. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { STAGES, type Stage } from '../../print/stages.ts';
import { COMMAND } from '../support/command.ts';
import { processesWith, temporaryFolderOf, until } from './processes.ts';

/** A folder in which prints are started and stopped, with a temporary folder of their own. */
export interface Stops {
  readonly temporary: string;
  readonly stop: (stop: Stop) => Promise<void>;
}

/** What is printed, and where it is stopped. */
export interface Stop {
  /** Unique in the folder. */
  readonly name: string;
  readonly args: readonly string[];
  readonly stage: Stage;
  /** Which time the stage is reached, from 1; by default the first. */
  readonly time?: number;
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL';
}

/** Writes a file when the stage is reached, and waits there for a moment. */
const PRELOAD = `import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
let times = Number(process.env.STOP_TIME);
subscribe('${STAGES}', (stage) => {
  if (stage !== process.env.STOP_AT || --times > 0) return;
  writeFileSync(process.env.REACHED, stage);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
});
`;

/** `room`: an empty folder; `game`: what is printed. */
export function stopsIn(room: string, game: string): Stops {
  // Short, as that of a user is: only then what a browser puts beside its profile fits into it.
  const temporary = mkdtempSync(join(process.platform === 'linux' ? '/tmp' : tmpdir(), 'cw-'));
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));
  const profiles = join(temporary, 'cardwright-');
  const preload = join(room, 'preload.mjs');
  writeFileSync(preload, PRELOAD);
  return {
    temporary,
    async stop({ name, args, stage, time = 1, signal }) {
      const out = join(room, name.replaceAll(/\W+/g, '-'));
      const reached = `${out}.reached`;
      // Faces that are kept from an earlier print need no browser.
      const cache = `${out}.cache`;
      const { NODE_OPTIONS: _, ...env } = process.env;
      const print = spawn(
        process.execPath,
        ['--import', preload, COMMAND, 'print', game, ...args, '--out', out],
        {
          cwd: room,
          env: {
            ...env,
            TMPDIR: temporary,
            CARDWRIGHT_CACHE: cache,
            STOP_AT: stage,
            STOP_TIME: String(time),
            REACHED: reached,
          },
        },
      );
      let said = '';
      print.stderr.on('data', (text: Buffer) => (said += String(text)));
      const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
        print.once('exit', (code, by) => resolve(by ?? code));
      });
      await until(`${stage}: ${said}`, () => existsSync(reached) || print.exitCode !== null);
      expect(said).not.toMatch(/CW\d{4}.*error/);
      // What a browser that is killed was about to remove would stay anywhere but in its profile.
      const folders = processesWith(temporary).map((pid) => temporaryFolderOf(pid) ?? profiles);
      expect(folders.filter((folder) => !folder.startsWith(profiles))).toEqual([]);
      print.kill(signal);
      expect(await ended).toBe(signal);
      await until('the browser to end', () => processesWith(temporary).length === 0);
      await expectTidy([out, cache], temporary, signal);
    },
  };
}

async function expectTidy(
  folders: readonly string[],
  temporary: string,
  signal: Stop['signal'],
): Promise<void> {
  const files = folders.flatMap(filesIn);
  const whole = files.filter((path) => !basename(path).startsWith('.'));
  // What was killed outright cannot tidy up; the next print does it.
  if (signal !== 'SIGKILL') {
    expect(readdirSync(temporary)).toEqual([]);
    expect(files).toEqual(whole);
  }
  await expect(Promise.all(whole.map(read))).resolves.toHaveLength(whole.length);
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
