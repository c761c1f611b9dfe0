import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';

/** Makes commander's action of what a command does. `given` are commander's arguments, then its options. */
export type Runner = (
  work: (terminal: Terminal, ...given: unknown[]) => Promise<number> | number,
) => (...given: unknown[]) => Promise<void>;

/**
 * The words of one command: its arguments, options and help. What it does stands in `../actions/`
 * under the same name and is loaded when the command is called, so that help and mistakes are
 * answered at once. To add a command: a file here, one in `../actions/`, and a line in `index.ts`.
 */
export interface CommandDefinition {
  register(program: Command, run: Runner): void;
}
