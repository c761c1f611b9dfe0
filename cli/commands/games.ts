/** How commands are told which game is meant: by its name or with --game, alike everywhere. */
import type { Command } from 'commander';
import { list } from '../arguments.ts';
import { WrongUse } from '../exit.ts';

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

/** The games that were named, in one of both ways: with both, nobody knows whether one is meant in place of the other. `given`: by name, if any. */
export function gamesNamed(given: unknown, options: unknown): string[] {
  const named = given === undefined ? [] : [given as string | string[]].flat();
  const { game = [] } = options as { readonly game?: readonly string[] };
  if (named.length > 0 && game.length > 0) {
    throw new WrongUse(
      `Games are named in two ways: ${[...named, ...game].join(', ')}.`,
      'Name all of them at the end of the line, or all with --game.',
    );
  }
  return [...named, ...game];
}
