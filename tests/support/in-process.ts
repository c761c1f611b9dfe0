/** Runs commands in this process: as fast as a function, with everything they print. */
import { run } from '../../cli/run.ts';
import type { Terminal } from '../../cli/terminal.ts';
import type { Ended } from './command.ts';

/** Runs `cardwright …args` as in `cwd`. Commander writes of bad usage to the real stderr, not into `err`. */
export async function runHere(args: readonly string[], cwd: string): Promise<Ended> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    cwd,
    colour: false,
    print: (text) => void (out += `${text}\n`),
    remark: (text) => void (err += `${text}\n`),
    clear: () => undefined,
    progress: async (_, work) => work(() => undefined),
  };
  return { exit: await run(args, terminal), out, err };
}
