// `npm run build`: compiles all TypeScript, and joins it into what the command runs from. Installs
// first what is missing: in a fresh clone `npm pack`, or a command, comes before any `npm ci`.
//
//   --package    omits the tests, and what is there for this machine only
//   --if-stale   the same, and does nothing when another process has just built
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isStale, sourcesOf, stampOf } from './build-if-stale.js';
import { keepDoorTypes } from './door-types.js';
import { writeLists } from './lists.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isForTests = process.argv.length === 2;
const isInHaste = process.argv.includes('--if-stale');
const isPackage = process.argv.includes('--package');

/** A file that is there while somebody builds, with the id of the process. */
const lock = join(root, 'dist', '.building');

await takeLock();
process.on('exit', () => rmSync(lock, { force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
if (isInHaste && !isStale(root)) process.exit(0);
process.exit((await build(isForTests ? [] : sourcesOf(root))) ? 0 : 1);

/** Compiles `projects`, all of them when there are none; its words go to standard error. Returns whether that went well. */
async function build(projects) {
  if (!run('scripts/install-if-stale.js')) return false;
  for (const path of writeLists(root)) process.stderr.write(`${path} written\n`);
  const started = Date.now();
  if (!run('node_modules/typescript/bin/tsc', '-b', ...projects)) return false;
  // It needs what has just been installed.
  const { bundle, DOORS } = await import('./bundle.js');
  await bundle(root, { keepsOld: !isPackage });
  keepDoorTypes(join(root, 'dist'), DOORS);
  prepare(root);
  writeFileSync(stampOf(root), '');
  // The time when the build began: what was edited meanwhile is built next time.
  utimesSync(stampOf(root), started / 1000, started / 1000);
  return true;
}

/** Runs a script of the repository; its words go to standard error. Returns whether it went well. */
function run(script, ...args) {
  const words = { cwd: root, stdio: ['ignore', 2, 2] };
  return spawnSync(process.execPath, [join(root, script), ...args], words).status === 0;
}

/**
 * Has the new command check games, so that what it makes of Cardwright's own schemas comes with it.
 * What is wrong with the games is said elsewhere.
 */
function prepare(root) {
  const content = join(root, 'content');
  // Whoever waits for a command, or for a download, waits for what all games need, not for each of them.
  const games =
    isInHaste || isPackage ? [] : readdirSync(content).map((game) => join(content, game));
  const made = join(root, 'dist', 'bundle', 'remembered');
  const making = `${made}.${process.pid}`;
  const main = join(root, 'dist', 'bundle', 'cli', 'main.js');
  // First what was there: what is found in it would not be remembered again. With what was left by
  // builds that were killed.
  for (const name of readdirSync(dirname(made))) {
    if (/^remembered(?:\.\d+)?$/.test(name)) {
      rmSync(join(dirname(made), name), { recursive: true, force: true });
    }
  }
  spawnSync(process.execPath, [main, 'check', join(root, 'starter'), ...games], {
    env: { ...process.env, CARDWRIGHT_CACHE: making },
    stdio: 'ignore',
  });
  if (existsSync(making)) renameSync(making, made);
  else process.stderr.write('Nothing was remembered: the first checks take longer.\n');
}

/** Commands that start at once in a fresh clone all want to build: one does, the others wait. */
async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) removeAbandoned();
    await setTimeout(100);
  }
}

/** Whether whoever built was killed. A lock without an id was made this very moment. */
function isAbandoned() {
  try {
    const builder = Number(readFileSync(lock, 'utf8'));
    if (builder > 0) process.kill(builder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/**
 * One at a time, and asked again: a lock that somebody has taken meanwhile is not removed. Who is
 * killed at it leaves a file that counts for a moment only.
 */
function removeAbandoned() {
  const removing = `${lock}.removing`;
  try {
    writeFileSync(removing, '', { flag: 'wx' });
  } catch {
    const begun = statSync(removing, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - begun > 10_000) rmSync(removing, { force: true });
    return;
  }
  if (isAbandoned()) rmSync(lock, { force: true });
  rmSync(removing, { force: true });
}
