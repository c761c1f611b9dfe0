/** Makes a new game: a copy of the starter game of the package under its own name, or what `fill` writes. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { writeSchemas } from '../build.ts';
import { GameChecker } from '../check.ts';
import { writeEditorSettings } from '../emit/editor.ts';
import { makeFolder, packageRoot } from '../../kernel/index.ts';
import type { Identity } from './identity.ts';

/** What the starter itself is called, and the prefix of its clauses and codes. */
const STARTER = { id: 'lantern-fen', title: 'Lantern Fen', prefix: 'FEN' };

/** What commands write into a game folder; it may lie about in the starter of a clone. */
const MADE = new Set([
  '.cardwright',
  '.vscode',
  'build',
  'node_modules',
  'out',
  'translations.lock.json',
]);

/** Files that npm would omit from a package under their real name. */
const RENAMED: Readonly<Record<string, string>> = { _gitignore: '.gitignore' };

/** Writes the files of a new game into a folder that is not there yet. */
export type Fill = (target: string) => void;

/**
 * Writes a game into `folder`, which does not exist or is empty, with what an editor needs. The
 * folder appears whole or not at all: it is written under another name beside it, then renamed.
 */
export function writeStarter(
  folder: string,
  identity: Identity,
  fill: Fill = (target) => copyStarter(target, identity),
): void {
  const parent = dirname(folder);
  makeFolder(parent);
  const unfinished = join(parent, `.${basename(folder)}.${process.pid}.tmp`);
  try {
    fill(unfinished);
    if (!isAmongOwnGames(folder)) {
      writeFileSync(join(unfinished, 'package.json'), gamePackage(folder, identity.id));
    }
    writeSchemas(new GameChecker(unfinished).check());
    writeEditorSettings(unfinished);
    // Windows does not rename over a folder, even an empty one.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function copyStarter(target: string, identity: Identity): void {
  const starter = join(packageRoot(), 'starter');
  for (const path of filesBelow(starter)) {
    const from = relative(starter, path);
    const to = join(target, RENAMED[from] ?? from);
    makeFolder(dirname(to));
    writeFileSync(to, renamed(readFileSync(path, 'utf8'), from, identity));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** The text of a starter file, speaking of the new game. */
function renamed(text: string, path: string, { id, title, prefix }: Identity): string {
  if (path === 'game.yaml') return named(text, { id, title, prefix });
  // Functions, since a title may hold "$&", which a replacement text would not take literally.
  const own = text.replaceAll(PREFIX, () => prefix);
  if (path.endsWith('.gen.ts')) return own.replace(STARTER.id, () => id);
  return path.endsWith('.md') ? own.replaceAll(STARTER.title, () => title) : own;
}

const PREFIX = new RegExp(`\\b${STARTER.prefix}(?=[-_])`, 'g');

/** game.yaml with other names. The starter's title is translated; a new one is the designer's to translate. */
function named(text: string, { id, title, prefix }: Identity): string {
  return text
    .replace(/^id: \S+/m, () => `id: ${asYaml(id)}`)
    .replace(/^title: \{[^}]*\}/m, () => `title: ${asYaml(title)}`)
    .replace(/^clauses: \S+/m, () => `clauses: ${asYaml(prefix)}`)
    .replaceAll(PREFIX, () => prefix);
}

/** Quoted where it must be: `null` and `TRUE` are names like any other. */
export function asYaml(text: string): string {
  return stringify(text, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/** The package.json of a new game: it finds the toolkit that the game was made with, published or not. */

/** Installs what is missing, before any other script; anything above the folder serves as well. */
const INSTALL = [
  `node -e "try{require.resolve('cardwright/package.json')}catch{process.exit(1)}"`,
  'npm install --no-audit --no-fund',
].join(' || ');

/** The text for a game that will lie in `folder`, whose parent exists. */
function gamePackage(folder: string, id: string): string {
  const content = {
    // A package cannot need another of its own name.
    name: id === 'cardwright' ? 'cardwright-game' : id,
    private: true,
    scripts: {
      start: run('make'),
      check: run('check'),
      play: run('play'),
      preview: run('preview'),
      print: run('print'),
      test: run('test'),
      toolkit: INSTALL,
    },
    devDependencies: { cardwright: `file:${wayToToolkit(folder)}` },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function run(command: string): string {
  return `npm run --silent toolkit && cardwright ${command}`;
}

/** Whether the folder is a place for games that the toolkit makes itself: its package.json is theirs. */
function isAmongOwnGames(folder: string): boolean {
  const way = relative(join(packageRoot(), 'content'), folder);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** As npm writes it: relative, with slashes. Links would lead elsewhere from where they lie. */
function wayToToolkit(folder: string): string {
  const way = relative(realpathSync(dirname(folder)), realpathSync(packageRoot()));
  // On another drive there is no way but the whole one.
  return isAbsolute(way) ? way.replaceAll(sep, '/') : `../${way}`.replaceAll(sep, '/');
}
