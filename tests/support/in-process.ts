/**
 * Runs commands in this process: as fast as a function, with everything they print. What is about
 * processes (pipes, signals, the start of the command, its memory) runs the real one: command.ts.
 */
import { Readable } from 'node:stream';
import { speakAsAsked } from '../../cli/language.ts';
import { run } from '../../cli/run.ts';
import { harmless } from '../../cli/on-screen.ts';
import type { Terminal } from '../../cli/terminal.ts';
import type { Ended } from './command.ts';

/** Runs `cardwright …args` as in `cwd`. `lines` are typed, as through a pipe. */
export async function runHere(
  args: readonly string[],
  cwd: string,
  lines: readonly string[] = [],
): Promise<Ended> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    cwd,
    colour: false,
    input: Readable.from(lines.map((line) => `${line}\n`)),
    print: (text, sort) => void (out += `${harmless(text, sort)}\n`),
    remark: (text) => void (err += `${harmless(text)}\n`),
    clear: () => undefined,
    progress: async (_, work) => work(() => undefined),
  };
  const exit = await run(args, terminal);
  // Whoever comes next has not asked for a language.
  await speakAsAsked([]);
  return { exit, out, err };
}
