/** How commands are told which game is meant: by its name or with --game, alike everywhere. */
import type { Command } from 'commander';
import { list } from '../arguments.ts';

/** A command about games. */
export function aboutGames(command: Command): Command {
  return command
    .argument('[game...]', 'paths or ids of games; default: the game around you')
    .option('-g, --game <games>', 'the same, as an option: a,b', list);
}

/** A command about one game. Its name follows the arguments that the command has already. */
export function aboutGame(command: Command, byDefault = 'the game around you'): Command {
  return command
    .argument('[game]', `path or id of a game; default: ${byDefault}`)
    .option('-g, --game <game>', 'the same, as an option', list);
}

/** The games that were named in either way. `given`: by name, if any. */
export function gamesNamed(given: unknown, options: unknown): string[] {
  const named = given === undefined ? [] : [given as string | string[]].flat();
  const { game = [] } = options as { readonly game?: readonly string[] };
  return [...named, ...game];
}
