import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

let root: string | undefined;

/** The folder of the cardwright package: found upward from this file, so that it holds for source, build and install. */
export function packageRoot(): string {
  root ??= findUpward(dirname(fileURLToPath(import.meta.url)));
  return root;
}

/** The version in package.json. */
export function packageVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const bundle = (): string => join(packageRoot(), 'dist', 'bundle');

/** The compiled module that was made of `source` (such as `print/raster/worker`): one that a thread can begin with. */
export function compiledModule(source: string): string {
  return join(bundle(), `${source}.js`);
}

/** The folder of the bundle that this module is part of; null where modules are run one by one. */
export function bundleFolder(): string | null {
  const folder = bundle();
  return fileURLToPath(import.meta.url).startsWith(join(folder, sep)) ? folder : null;
}

function findUpward(start: string): string {
  let folder = start;
  while (!isPackage(folder)) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The cardwright package is damaged: package.json is missing.');
    folder = parent;
  }
  return folder;
}

function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'cardwright';
}
