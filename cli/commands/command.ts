import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';

/** What a command does: returns the exit code. Its arguments are commander's. */
export type Work = (terminal: Terminal, ...given: never[]) => Promise<number> | number;

/** Makes commander's action of a command's work. */
export type Runner = (
  work: (terminal: Terminal, ...given: unknown[]) => Promise<number> | number,
) => (...given: unknown[]) => Promise<void>;

/** One command of the command line. To add one: a file beside this one and a line in `index.ts`. */
export interface CommandDefinition {
  register(program: Command, run: Runner): void;
}
