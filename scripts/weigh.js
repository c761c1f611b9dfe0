// `node scripts/weigh.js`: what an install of Cardwright weighs, by what it asks for: each package with
// those that come for its sake, in MB, and the package itself. The table in docs/dependencies.md is
// made of it by hand; a test holds that none is missing there.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const { dependencies, optionalDependencies } = packages[''];
const asked = Object.keys({ ...dependencies, ...optionalDependencies });
const counted = new Set();
let total = 0;
for (const name of asked) {
  const tree = treeOf(`node_modules/${name}`);
  const size = tree.reduce((sum, path) => sum + sizeOf(join(root, path)), 0);
  total += size;
  const others = tree.slice(1).map((path) => path.replace(/.*node_modules\//, ''));
  print(size, name, others.length === 0 ? '' : `with ${others.length}: ${others.join(', ')}`);
}
const own = readdirSync(join(root, 'dist', 'bundle'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
print(own, 'dist/bundle', '');
print(total + own, 'all', '');

function print(bytes, name, note) {
  process.stdout.write(`${(bytes / 1e6).toFixed(1).padStart(7)}  ${name}  ${note}\n`);
}

/** Packages of this machine that come with the one at `path`, as the lock file places them, each counted once. */
function treeOf(path) {
  const there = packages[path];
  if (there === undefined || counted.has(path) || !isThere(path)) return [];
  counted.add(path);
  const needed = Object.keys({ ...there.dependencies, ...there.optionalDependencies });
  return [path, ...needed.flatMap((name) => treeOf(placeOf(name, path)))];
}

/** As Node looks: in the folder of whoever needs it, then outward. */
function placeOf(name, from) {
  for (
    let folder = from;
    folder !== '';
    folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    if (packages[`${folder}/node_modules/${name}`] !== undefined)
      return `${folder}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

function isThere(path) {
  return statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}

/** Without packages that lie in it, which are listed by themselves. */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const inside = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(inside);
    return sum + (entry.isFile() ? statSync(inside).size : 0);
  }, 0);
}
