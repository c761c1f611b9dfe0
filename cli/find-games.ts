import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nearest, packageRoot } from '../kernel/index.ts';
import { WrongUse } from './exit.ts';
import { say } from './say.ts';

const MANIFEST = 'game.yaml';

/**
 * The folders of the games that `names` mean: a path to a game or to anything in it, a folder of games, or the
 * id of a game that comes with Cardwright. Without names: the game around `cwd`, else the games below it.
 */
export function findGames(names: readonly string[], cwd: string): string[] {
  if (names.length > 0) return [...new Set(names.flatMap((name) => gamesAt(name, cwd)))];
  const around = gameAround(cwd);
  if (around !== null) return [around];
  const below = gamesBelow(cwd);
  if (below.length > 0) return below;
  throw new WrongUse(
    say('There is no {manifest} here, nor in any folder above, nor in a folder below.', {
      manifest: MANIFEST,
    }),
    say('Begin one with cardwright init "My Game", or name one: a path, or one of {games}.', {
      games: builtInGames().join(', '),
    }),
  );
}

/** The games that `names` mean; without names, the game around a deck goes before the one around the user. */
export function gamesOf(names: readonly string[], deck: string | undefined, cwd: string): string[] {
  const around =
    names.length > 0 || deck === undefined ? null : gameAround(dirname(resolve(cwd, deck)));
  return around === null ? findGames(names, cwd) : [around];
}

/** What names the game of a saved match where nobody does: the one around the user, if it has that id, else the id. */
export function namesForSaved(names: readonly string[], id: string, cwd: string): string[] {
  if (names.length > 0) return [...names];
  const around = gameAround(cwd);
  return [around !== null && idIn(around) === id ? around : id];
}

/** As game.yaml writes it; whatever is wrong with the file is reported when the game is opened. */
function idIn(folder: string): string | undefined {
  const text = readFileSync(join(folder, MANIFEST), 'utf8');
  return /^id:\s*["']?([a-z0-9-]+)/m.exec(text)?.[1];
}

/** The one game that `names` mean; refuses several. */
export function findGame(names: readonly string[], cwd: string): string {
  const [folder = '', ...others] = findGames(names, cwd);
  if (others.length === 0) return folder;
  const found =
    names.length > 0 ? say('Several games are named.') : say('There are several games here.');
  throw new WrongUse(found, say('Name the one that is meant, by its path or id.'));
}

/** The game that a file or folder belongs to: the nearest folder upward with a game.yaml. */
export function gameAround(path: string): string | null {
  let folder = resolve(path);
  for (;;) {
    if (existsSync(join(folder, MANIFEST))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

/** Whether an argument that might be a file is a game: a folder with a game.yaml, or a built-in one. */
export function isGameName(name: string, cwd: string): boolean {
  const path = resolve(cwd, name);
  return existsSync(path) ? existsSync(join(path, MANIFEST)) : builtInGames().includes(name);
}

/** Ids of the games that come with Cardwright. */
export function builtInGames(): string[] {
  return namesOfGames(contentFolder());
}

export function contentFolder(): string {
  return join(packageRoot(), 'content');
}

function gamesAt(name: string, cwd: string): string[] {
  const path = resolve(cwd, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat !== undefined) {
    const around = gameAround(stat.isDirectory() ? path : dirname(path));
    if (around !== null) return [around];
    const below = stat.isDirectory() ? gamesBelow(path) : [];
    if (below.length > 0) return below;
    throw new WrongUse(
      say('There is no game at "{name}".', { name }),
      say('A game is a folder with a {manifest}.', { manifest: MANIFEST }),
    );
  }
  if (builtInGames().includes(name)) return [join(contentFolder(), name)];
  const meant = nearest(name, builtInGames());
  throw new WrongUse(
    say(
      'There is no game "{name}": no such path, and no game of that name comes with Cardwright.',
      { name },
    ),
    meant === undefined
      ? say('Those are {games}.', { games: builtInGames().join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

/** Games in the folders of its `content` folder; where there are none, in its own folders. */
function gamesBelow(folder: string): string[] {
  const places = [join(folder, 'content'), folder];
  return (
    places
      .map((place) => namesOfGames(place).map((name) => join(place, name)))
      .find((games) => games.length > 0) ?? []
  );
}

function namesOfGames(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .toSorted();
}
