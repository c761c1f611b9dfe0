/** Which of the arguments of a command about decks are files, and which name the game. */
import { WrongUse } from '../../exit.ts';
import { isGameName } from '../../find-games.ts';
import type { Terminal } from '../../terminal.ts';
import { gamesNamed } from '../games.ts';

/** What commander hands over: the arguments, then the options. */
type Handed = readonly unknown[];

/** The options of the command. */
interface WithGame {
  readonly game: string | undefined;
}

/** Deck files, and options with the one game that was named, if any, as `game`. */
export function deckArguments(
  [given, options]: Handed,
  { cwd }: Terminal,
): [files: string[], options: WithGame] {
  const arguments_ = given as string[];
  const names = arguments_.filter((name) => isGameName(name, cwd));
  const files = arguments_.filter((name) => !names.includes(name));
  if (files.length === 0) {
    throw new WrongUse('No deck is named, only a game.', 'Name deck files, or a folder of them.');
  }
  return [files, withGame(gamesNamed(names, options), options)];
}

/** The same for a command without files. */
export function gameArgument([name, options]: Handed): WithGame {
  return withGame(gamesNamed(name, options), options);
}

function withGame(games: readonly string[], options: unknown): WithGame {
  const [game, ...others] = new Set(games);
  if (others.length > 0) throw new WrongUse('Decks are judged by one game.', 'Name one only.');
  return { ...(options as object), game };
}
