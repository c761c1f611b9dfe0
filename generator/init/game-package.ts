/** The package.json of a new game: it finds the toolkit that the game was made with, published or not. */
import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** Installs what is missing, before any other script; anything above the folder serves as well. */
const INSTALL = [
  `node -e "try{require.resolve('cardwright/package.json')}catch{process.exit(1)}"`,
  'npm install --no-audit --no-fund',
].join(' || ');

/** The text for a game that will lie in `folder`, whose parent exists. */
export function gamePackage(folder: string, id: string): string {
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
export function isAmongOwnGames(folder: string): boolean {
  const way = relative(join(packageRoot(), 'content'), folder);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** As npm writes it: relative, with slashes. Links would lead elsewhere from where they lie. */
function wayToToolkit(folder: string): string {
  const way = relative(realpathSync(dirname(folder)), realpathSync(packageRoot()));
  // On another drive there is no way but the whole one.
  return isAbsolute(way) ? way.replaceAll(sep, '/') : `../${way}`.replaceAll(sep, '/');
}
