/** Readers for what commands are given, in the words of the command line. */
import { InvalidArgumentError, type Command } from 'commander';
import { WrongUse } from './exit.ts';
import { say } from './say.ts';

/** Several in one: `en,ja`, or the option given again. */
export function list(written: string, before: readonly string[] = []): string[] {
  return [...before, ...parts(written.split(','))];
}

/** Several numbers, written in the same way: `1.5,-0.5`. */
export function numbers(written: string, before: readonly number[] = []): number[] {
  return [...before, ...parts(written.split(',')).map(Number)];
}

/** `players=2,maxCopies=3`; a comma in a value, as in `bands=[1, 2]`, parts nothing. */
export function assignments(written: string, before: readonly string[] = []): string[] {
  return [...before, ...parts(written.split(/,(?=\s*[\w-]+\s*=)/))];
}

function parts(written: readonly string[]): string[] {
  const trimmed = written.map((part) => part.trim());
  if (trimmed.includes('')) {
    throw new InvalidArgumentError(say('A value is missing before or after a comma.'));
  }
  return trimmed;
}

/** 0, 1, 2, … */
export function wholeNumber(written: string): number {
  return number(written, 0);
}

/** 1, 2, 3, … */
export function positiveNumber(written: string): number {
  return number(written, 1);
}

function number(written: string, least: number): number {
  const value = Number(written);
  if (/^\d{1,9}$/.test(written) && value >= least) return value;
  throw new InvalidArgumentError(say('It must be a whole number, at least {least}.', { least }));
}

/** A command about games. */
export function aboutGames(command: Command): Command {
  return command
    .argument('[game...]', say('paths or ids of games; default: the game in the current folder'))
    .option('-g, --game <games>', say('game: the same as the argument: a,b'), list);
}

/** A command about one game. Its name follows the arguments that the command has already. */
export function aboutGame(
  command: Command,
  byDefault = say('the game in the current folder'),
): Command {
  return command
    .argument('[game]', say('path or id of a game; default: {byDefault}', { byDefault }))
    .option('-g, --game <game>', say('game: the same as the argument'), list);
}

/** The games that were named, in one of both ways: with both, nobody knows whether one is meant in place of the other. `given`: by name, if any. */
export function gamesNamed(
  given: string | readonly string[] | undefined,
  options: object,
): string[] {
  const named = given === undefined ? [] : [given].flat();
  const { game = [] } = options as { readonly game?: readonly string[] };
  if (named.length > 0 && game.length > 0) {
    throw new WrongUse(
      say('Games are named in two ways: {games}.', { games: [...named, ...game].join(', ') }),
      say('Name all of them at the end of the line, or all with --game.'),
    );
  }
  return [...named, ...game];
}
