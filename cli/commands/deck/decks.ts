/** The decks that a command was given, read and judged by their games. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import {
  GameChecker,
  isSound,
  type CheckedGame,
  clearName,
  type DeckForm,
  judgeDeckFile,
  type JudgedFile,
} from '../../../generator/index.ts';
import { WrongUse } from '../../exit.ts';
import { builtInGames, findGame, gameAround } from '../../find-games.ts';
import { readOptions } from '../../game-options.ts';
import { refuseUnknownLanguages } from '../../refuse-unknown.ts';
import { note, report, shownGame } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { say } from '../../say.ts';

export interface DeckArguments {
  readonly game?: string | undefined;
  readonly option?: readonly string[];
  readonly lang?: string;
}

/** What is missing in the listing: broken limits are not. */
export function isUnread({ code, rule }: Diagnostic): boolean {
  return rule === undefined || code === 'CW1301';
}

export interface JudgedPath {
  readonly path: string;
  readonly game: CheckedGame;
  readonly judged: JudgedFile;
}

/** Judges one file after the other, when it is asked for; each game is checked once. `form`: not the one of its ending. */
export function* judgeFiles(
  files: readonly string[],
  given: DeckArguments,
  terminal: Terminal,
  form?: DeckForm,
): Generator<JudgedPath> {
  const games = new Map<string, CheckedGame>();
  for (const path of files.flatMap((file) => deckPaths(file, terminal))) {
    const folder = gameFolder(path, given.game, terminal);
    const game = games.get(folder) ?? checkedGame(folder, given, terminal);
    games.set(folder, game);
    const options = readOptions(given.option, game.manifest);
    yield { path, game, judged: judgeDeckFile(game, path, { options, ...(form && { form }) }) };
  }
}

/** Refuses to write several decks into one file, each over the one before. */
export function refuseSeveral(files: readonly string[], out: string, terminal: Terminal): void {
  if (files.flatMap((file) => deckPaths(file, terminal)).length < 2) return;
  throw new WrongUse(say('"{out}" can take one deck only.', { out }), say('Name one deck file.'));
}

/** Decks after which the progress is shown. */
const BREATH = 100;

/** Hands out the decks one by one, and shows how far it is where somebody waits. */
export function visitDecks(
  files: readonly string[],
  given: DeckArguments,
  terminal: Terminal,
  visit: (one: JudgedPath) => void,
): Promise<void> {
  return terminal.progress(say('Judging'), async (show) => {
    let count = 0;
    for (const one of judgeFiles(files, given, terminal)) {
      visit(one);
      count += 1;
      if (count % BREATH > 0) continue;
      show(say('Judging: {count} decks', { count }));
      await setImmediate();
    }
  });
}

/** A file, or all decks in a folder and those below it, in the order of their paths. */
function deckPaths(file: string, { cwd }: Terminal): string[] {
  const path = resolve(cwd, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return [path];
  if (stats?.isDirectory() !== true)
    throw new WrongUse(say('There is no file "{file}".', { file }));
  const found = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && DECK_NAME.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  if (found.length === 0) throw new WrongUse(say('There are no decks in "{file}".', { file }));
  return found;
}

const DECK_NAME = /\.(?:ya?ml|txt|csv|tsv|json|dec|deck|ydk)$/i;

/** The game by which a deck is judged. */
export function checkedGame(
  folder: string,
  { lang }: DeckArguments,
  terminal: Terminal,
): CheckedGame {
  const result = new GameChecker(folder, lang === undefined ? {} : { locale: lang }).check();
  refuseUnknownLanguages(lang, result);
  const shown = shownGame(folder, terminal);
  if (result.linked !== null && result.linked.judge !== null) {
    if (!isSound(result))
      note(say('{game} has errors; "cardwright check" lists them.', { game: shown }), terminal);
    return result;
  }
  if (!isSound(result)) report(result.diagnostics, 'pretty', terminal);
  throw new WrongUse(
    say('{game} cannot judge decks: it has no construction.yaml without errors.', { game: shown }),
  );
}

/** The game that is named, or around the deck or the current folder, or the only bundled one. */
export function gameFolder(path: string, game: string | undefined, { cwd }: Terminal): string {
  if (game !== undefined) return findGame([game], cwd);
  const around = gameAround(path.replace(/[^/\\]*$/, '')) ?? gameAround(cwd);
  if (around !== null) return around;
  const [only, ...others] = builtInGames();
  if (only !== undefined && others.length === 0) return findGame([only], cwd);
  throw new WrongUse(
    say('It is not clear which game the deck belongs to.'),
    say('Name it: --game <path>, or one of {games}.', { games: builtInGames().join(', ') }),
  );
}

/** The name of a card in the language of the result; its id where the name is not clear. */
export function cardName({ linked, locale }: CheckedGame, id: string): string {
  const card = Object.values(linked.cards)
    .flat()
    .find((one) => one.id === id);
  return clearName(card, id, { locale, names: linked.names });
}
