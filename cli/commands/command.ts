import { Command } from 'commander';
import { say, type Plain } from '../say.ts';
import type { Terminal } from '../terminal.ts';

/** Makes commander's action of what a command does: that is given the arguments, then the options. */
type Runner = <Given extends unknown[]>(
  work: (terminal: Terminal, ...given: Given) => Promise<number> | number,
) => (...given: Given) => Promise<void>;

/** Gives a command its arguments, options and action. Each module of a command exports one as `define`. */
export type DefineCommand = (command: Command, run: Runner) => Command;

/** A command in the list of its parent: what help says of it there, and its module. */
export interface SingleCommand {
  readonly name: string;
  /** As help shows them: `<file> [game]`. */
  readonly arguments: string;
  readonly summary: Plain;
  /** Called when the command is, so that no other command waits for what this one needs. */
  readonly load: () => Promise<{ readonly define: DefineCommand }>;
}

/** A command that is only a name for several. */
interface CommandGroup {
  readonly name: string;
  readonly summary: Plain;
  readonly description: Plain;
  readonly commands: readonly SingleCommand[];
}

export type CommandEntry = SingleCommand | CommandGroup;

/** Adds commands by name and summary. Of the one that is called, the module is loaded. */
export function addCommands(
  parent: Command,
  entries: readonly CommandEntry[],
  run: Runner,
): Command {
  const terms = new Map(entries.map((entry) => [entry.name, termOf(entry)]));
  for (const entry of entries) {
    const command = parent.command(entry.name).summary(say(entry.summary));
    if ('commands' in entry) {
      addCommands(command.description(say(entry.description)), entry.commands, run);
    }
  }
  return parent
    .configureHelp({
      ...parent.configureHelp(),
      subcommandTerm: (command) => terms.get(command.name()) ?? `${command.name()} [command]`,
    })
    .hook('preSubcommand', async (_, command) => {
      const entry = entries.find(({ name }) => name === command.name());
      if (entry !== undefined && 'load' in entry) (await entry.load()).define(command, run);
    });
}

function termOf(entry: CommandEntry): string {
  return 'load' in entry ? `${entry.name} ${entry.arguments}`.trimEnd() : entry.name;
}

/** The command with its arguments and options, to be looked at only. */
export async function definitionOf({ name, load }: SingleCommand): Promise<Command> {
  return (await load()).define(new Command(name), () => () => Promise.resolve());
}
