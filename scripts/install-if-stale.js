// Runs before `npm start` and `npm test`: installs what package-lock.json asks for when
// node_modules is missing or older. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Cardwright needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}

const installed = statSync(join(root, 'node_modules', '.package-lock.json'), {
  throwIfNoEntry: false,
});
const lock = statSync(join(root, 'package-lock.json'));

const isLink = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink();

if (installed !== undefined && installed.mtimeMs >= lock.mtimeMs) {
  // Nothing is missing.
} else if (isLink) {
  // npm empties the folder first, also the one behind a link, which others may be using.
  process.stderr.write(
    'node_modules is a link, and older than package-lock.json: run npm ci there.\n',
  );
} else {
  process.stderr.write('Installing what is missing (npm ci) …\n');
  const npm = process.env.npm_execpath;
  const result =
    npm === undefined
      ? spawnSync('npm', ['ci'], {
          cwd: root,
          stdio: 'inherit',
          shell: process.platform === 'win32',
        })
      : spawnSync(process.execPath, [npm, 'ci'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    process.stderr.write('npm ci failed; its words are above.\n');
    process.exit(result.status ?? 1);
  }
}
