import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The set that comes with Cardwright. */
export const BUNDLED_SET = 'game-icons';

let known: ReadonlyMap<string, string> | undefined;

/** Folders of all sets that are installed beside the bundled one, which is the first, and in the current folder. */
function sets(): ReadonlyMap<string, string> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${BUNDLED_SET}/package.json`);
  const homes = [dirname(dirname(file)), join(process.cwd(), 'node_modules', '@iconify-json')];
  known ??= new Map([
    [BUNDLED_SET, dirname(file)],
    ...homes
      .toReversed()
      .filter((home) => existsSync(home))
      .flatMap((home) => readdirSync(home).map((name) => [name, join(home, name)] as const))
      .filter(([name, folder]) => /^[a-z0-9-]+$/.test(name) && isWhole(folder))
      .filter(([name]) => name !== BUNDLED_SET)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return known;
}

function isWhole(folder: string): boolean {
  return ['icons.json', 'info.json', 'package.json'].every((name) =>
    existsSync(join(folder, name)),
  );
}

/** Names of all sets of Iconify that are installed, the bundled one first. */
export function iconSetNames(): readonly string[] {
  return [...sets().keys()];
}

/** The folder of a set: `package.json`, `icons.json`, `info.json`. */
export function iconSetFolder(name: string): string {
  const folder = sets().get(name);
  if (folder === undefined) throw new RangeError(`The set of icons ${name} is not installed.`);
  return folder;
}
