/** All commands of the command line, to be looked at. */
import { Command } from 'commander';
import { definitionOf, type CommandEntry } from '../../cli/commands/command.ts';
import { commands } from '../../cli/commands/index.ts';

export interface Offered {
  /** `deck check` */
  readonly name: string;
  /** With its arguments and options. */
  readonly command: Command;
  /** The same of the list that help shows; null for a group. */
  readonly arguments: string | null;
}

/** Every command and group, in the order of the help. */
export async function allCommands(
  entries: readonly CommandEntry[] = commands,
  group = '',
): Promise<Offered[]> {
  const found = await Promise.all(
    entries.map(async (entry): Promise<Offered[]> => {
      const name = `${group}${entry.name}`;
      if ('load' in entry) {
        return [{ name, command: await definitionOf(entry), arguments: entry.arguments }];
      }
      const below = await allCommands(entry.commands, `${name} `);
      return [{ name, command: new Command(entry.name), arguments: null }, ...below];
    }),
  );
  return found.flat();
}
