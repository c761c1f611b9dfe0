/** What the commands about decks take in common. */
import { Option, type Command } from 'commander';
import { assignments, list } from '../../arguments.ts';

/** A command about deck files. `tells` follows "Tells". */
export function ofFiles(deck: Command, name: string, tells: string): Command {
  const command = deck
    .command(name)
    .description(`Tells ${tells}.`)
    .argument(
      '<file...>',
      'deck files or folders: YAML, CSV, JSON, or lines like "2 Orc Ravager"; the name of a game among them is that of --game',
    );
  return ofGame(command);
}

export function ofGame(command: Command): Command {
  return command
    .option('-g, --game <game>', 'path or id of the game; default: the one around the file', list)
    .option('--option <name=value>', 'options of the game, as agreed on: a=1,b=2', assignments, [])
    .option('--lang <locale>', 'language of names and words');
}

/** The forms of `generator/decks/forms/`, which is not loaded for the help. */
export function form(flags: string, tells: string): Option {
  return new Option(flags, tells).choices([
    'list',
    'arena',
    'netrunnerdb',
    'twd',
    'ydk',
    'csv',
    'json',
    'arkhamdb',
    'yaml',
  ]);
}
