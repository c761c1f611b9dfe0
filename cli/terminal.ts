/** Where a command writes: results to standard output, progress and remarks to standard error. */
import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import pc from 'picocolors';
import { EXIT } from './exit.ts';
import { Lookout } from './lookout/index.ts';
import { CLEAR_LINE, CLEAR_SCREEN, harmless } from './on-screen.ts';
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
   * for each minute. `show` shows something else from now on.
   */
  progress<T>(what: string, work: (show: (what: string) => void) => Promise<T> | T): Promise<T>;
  /** Shows what is at work while rules keep this thread; see `whileRulesRun`. */
  readonly lookout?: Lookout;
}

/** Before this many milliseconds nobody waits. */
const PATIENCE = 1000;

/** Milliseconds between lines of progress where none is rewritten: in CI, or in the log of a long run. */
const BETWEEN_LINES = 60_000;

/** The same without progress; reports leave warnings and notes out. */
export function quietTerminal(terminal: Terminal): Terminal {
  const { lookout: _, ...others } = terminal;
  return { ...others, quiet: true, progress: async (_what, work) => work(() => undefined) };
}

/** The terminal of this process. On a pipe there is no colour; there and in CI nothing is rewritten. */
export function processTerminal(): Terminal {
  const lively = process.stderr.isTTY && process.env['CI'] === undefined;
  const lookout = new Lookout(lively);
  const errors = aboveProgress((text) => void process.stderr.write(text));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithStream);
  return {
    cwd: process.cwd(),
    colour: pc.isColorSupported && process.stdout.isTTY,
    print(text, sort) {
      lookout.clear();
      process.stdout.write(`${harmless(text, sort)}\n`);
    },
    remark(text) {
      lookout.clear();
      errors.remark(`${harmless(text)}\n`);
    },
    async pictures() {
      const { pictureScreen } = await import('./pictures/index.ts');
      return pictureScreen(process);
    },
    clear: () => void (process.stdout.isTTY && process.stdout.write(CLEAR_SCREEN)),
    progress: lively ? rewritten(errors.line) : inLines(errors.remark),
    lookout,
  };
}

/** Does `work`, which runs rules, and shows `what` meanwhile; `show` shows something else from now on. */
export async function whileRulesRun<T>(
  terminal: Terminal,
  what: string,
  work: (show: (what: string) => void) => Promise<T> | T,
): Promise<T> {
  const { lookout } = terminal;
  if (lookout === undefined) return terminal.progress(what, work);
  lookout.begin(what);
  try {
    return await work((next) => lookout.show(next));
  } finally {
    lookout.end();
  }
}

type Write = (text: string) => void;

/** Remarks are written above a line of progress, which stays the last one. */
export function aboveProgress(write: Write): { readonly line: Write; readonly remark: Write } {
  let line = '';
  return {
    line(text) {
      line = text === CLEAR_LINE ? '' : text;
      write(text);
    },
    remark: (text) => write(line === '' ? text : `${CLEAR_LINE}${text}${line}`),
  };
}

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
