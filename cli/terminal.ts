/** Where a command writes: results to standard output, progress and remarks to standard error. */
import pc from 'picocolors';

export interface Terminal {
  /** Folder that the user stands in; paths are shown relative to it. */
  readonly cwd: string;
  /** Whether standard output understands colours. */
  readonly colour: boolean;
  /** A result, ended by a line break. */
  print(text: string): void;
  /** A remark beside the result. */
  remark(text: string): void;
  /**
   * Shows `what` while `work` goes on, if it takes longer than a second and somebody is looking.
   * `tell` shows something else from now on.
   */
  progress<T>(what: string, work: (tell: (what: string) => void) => Promise<T> | T): Promise<T>;
}

/** Before this many milliseconds nobody waits. */
const PATIENCE = 1000;

/** The terminal of this process. On a pipe and in CI there is neither colour nor progress. */
export function processTerminal(): Terminal {
  const lively = process.stderr.isTTY && process.env['CI'] === undefined;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader of a pipe (`| head`) has seen enough.
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    });
  }
  return {
    cwd: process.cwd(),
    colour: pc.isColorSupported && process.stdout.isTTY,
    print: (text) => void process.stdout.write(`${text}\n`),
    remark: (text) => void process.stderr.write(`${text}\n`),
    async progress(what, work) {
      let current = what;
      let shown = false;
      const show = (): void => {
        shown = true;
        process.stderr.write(`\r\u001B[K${current} …`);
      };
      const timer = lively ? setTimeout(show, PATIENCE) : null;
      try {
        return await work((next) => {
          current = next;
          if (shown) show();
        });
      } finally {
        if (timer !== null) clearTimeout(timer);
        if (lively) process.stderr.write('\r\u001B[K');
      }
    },
  };
}
