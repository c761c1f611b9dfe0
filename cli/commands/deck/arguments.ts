/** What the commands about decks take, alike everywhere. */
import { Option, type Command } from 'commander';
import { deckForms } from '../../../generator/index.ts';
import { gamesNamed, list } from '../../arguments.ts';
import { WrongUse } from '../../exit.ts';
import { isGameName } from '../../find-games.ts';
import { languageFlag, optionsFlag } from '../../flags.ts';
import type { Terminal } from '../../terminal.ts';
import { say } from '../../say.ts';

/** A command about deck files. */
export function ofFiles(command: Command, description: string): Command {
  command
    .description(description)
    .argument(
      '<file...>',
      say(
        'deck files or folders: YAML, CSV, JSON, or lines like "2 Orc Ravager"; a game among them counts as --game',
      ),
    );
  return ofGame(command);
}

export function ofGame(command: Command): Command {
  return command.addOption(gameFlag()).addOption(optionsFlag()).addOption(languageFlag());
}

export function gameFlag(): Option {
  return new Option(
    '-g, --game <game>',
    say('game: path or id; default: the one that the file is in'),
  ).argParser(list);
}

export function form(flags: string, description: string): Option {
  return new Option(flags, description).choices(deckForms.map(({ name }) => name));
}

/** Which of the arguments are deck files; and options with the one game that was named, if any. */
export function deckArguments<Options extends object>(
  given: readonly string[],
  options: Options,
  { cwd }: Terminal,
): [files: string[], options: Options & { readonly game: string | undefined }] {
  const names = given.filter((name) => isGameName(name, cwd));
  const files = given.filter((name) => !names.includes(name));
  if (files.length === 0) {
    throw new WrongUse(
      say('No deck is named, only a game.'),
      say('Name deck files, or a folder of them.'),
    );
  }
  return [files, withGame(gamesNamed(names, options), options)];
}

/** The same for a command without files. */
export function gameArgument<Options extends object>(
  name: string | undefined,
  options: Options,
): Options & { readonly game: string | undefined } {
  return withGame(gamesNamed(name, options), options);
}

function withGame<Options extends object>(
  games: readonly string[],
  options: Options,
): Options & { readonly game: string | undefined } {
  const [game, ...others] = new Set(games);
  if (others.length > 0)
    throw new WrongUse(say('Decks are judged by one game.'), say('Name one only.'));
  return { ...options, game };
}
