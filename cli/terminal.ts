/** Where a command writes: results to standard output, progress and remarks to standard error. */
import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import pc from 'picocolors';
import { EXIT } from './exit.ts';
import type { PictureScreen } from './pictures/index.ts';
import { say } from './say.ts';

export interface Terminal {
  /** The current folder; paths are shown relative to it. */
  readonly cwd: string;
  /** Whether standard output understands colours. */
  readonly colour: boolean;
  /** `--quiet`: errors and results only. */
  readonly quiet?: boolean;
  /** What is typed; standard input where it is not named. */
  readonly input?: Readable;
  /** A result, ended by a line break. `styled`: its colours are ours, and what a game says in it is printable. */
  print(text: string, sort?: 'plain' | 'styled'): void;
  /** A remark beside the result. */
  remark(text: string): void;
  /** Where pictures can be shown; null on a pipe, in CI, and on a terminal that shows none. */
  pictures?(): Promise<PictureScreen | null>;
  /** Clears the screen, where there is one. */
  clear(): void;
  /**
   * Shows `what` while `work` goes on: on a terminal after a second, elsewhere in a line of its own
   * for each minute. `tell` shows something else from now on.
   */
  progress<T>(what: string, work: (tell: (what: string) => void) => Promise<T> | T): Promise<T>;
}

/** Before this many milliseconds nobody waits. */
const PATIENCE = 1000;

/** Milliseconds between lines of progress where none is rewritten: in CI, or in the log of a long run. */
const BETWEEN_LINES = 60_000;

const CLEAR_LINE = '\r\u001B[K';
const CLEAR_SCREEN = '\u001B[2J\u001B[3J\u001B[H';

/** Control characters but line breaks and tabs, and those that turn the direction of text. */
const CONTROL = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The same, but for those that begin a colour. */
// oxlint-disable-next-line no-control-regex -- they are looked for
const CONTROL_BUT_COLOUR = /(?!\u001B\[[0-9;]*m)(?![\n\t])\p{Cc}/gu;

/** A name in a game may hold what would move the cursor, rename the window or hide a text. */
export function harmless(text: string, sort: 'plain' | 'styled' = 'plain'): string {
  return text.replace(sort === 'styled' ? CONTROL_BUT_COLOUR : CONTROL, '�');
}

/** The same without progress; reports leave warnings and notes out. */
export function quietTerminal(terminal: Terminal): Terminal {
  return { ...terminal, quiet: true, progress: async (_, work) => work(() => undefined) };
}

/** The terminal of this process. On a pipe there is no colour; there and in CI nothing is rewritten. */
export function processTerminal(): Terminal {
  const lively = process.stderr.isTTY && process.env['CI'] === undefined;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithStream);
  return {
    cwd: process.cwd(),
    colour: pc.isColorSupported && process.stdout.isTTY,
    print: (text, sort) => void process.stdout.write(`${harmless(text, sort)}\n`),
    remark: (text) => void process.stderr.write(`${harmless(text)}\n`),
    async pictures() {
      const { pictureScreen } = await import('./pictures/index.ts');
      return pictureScreen(process);
    },
    clear: () => void (process.stdout.isTTY && process.stdout.write(CLEAR_SCREEN)),
    progress: (lively ? rewritten : inLines)((text) => void process.stderr.write(text)),
  };
}

type Write = (text: string) => void;

// No timer fires while work keeps the thread, so every new text looks at the clock too.

/** Progress in one line, which goes when the work is done. */
export function rewritten(write: Write): Terminal['progress'] {
  return async (what, work) => {
    let current = what;
    let shown = false;
    const begun = Date.now();
    const show = (): void => {
      shown = true;
      write(`${CLEAR_LINE}${harmless(current)} …`);
    };
    const timer = setTimeout(show, PATIENCE);
    try {
      return await work((next) => {
        current = next;
        if (shown || Date.now() - begun >= PATIENCE) show();
      });
    } finally {
      clearTimeout(timer);
      if (shown) write(CLEAR_LINE);
    }
  };
}

/** Progress in lines that stay: one a minute, if there is something new to say. */
export function inLines(write: Write): Terminal['progress'] {
  return async (what, work) => {
    let current = what;
    let last: string | null = null;
    let written = Date.now();
    const show = (): void => {
      if (current !== last) write(`${harmless(current)} …\n`);
      last = current;
      written = Date.now();
    };
    const timer = setInterval(show, BETWEEN_LINES);
    try {
      return await work((next) => {
        current = next;
        if (Date.now() - written >= BETWEEN_LINES) show();
      });
    } finally {
      clearInterval(timer);
    }
  };
}

/** The reader of a pipe (`| head`) has seen enough; or a file takes no more, and the result is not whole. */
function endWithStream(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.sound);
  try {
    writeSync(process.stderr.fd, say('The machine refused: {why}\n', { why: error.message }));
  } finally {
    process.exit(EXIT.wrongUse);
  }
}
