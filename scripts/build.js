// `npm run build`: compiles all TypeScript, and joins it into what the command runs from.
//
//   --package    leaves out the tests
//   --if-stale   the same, and does nothing when another process has just built
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
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
import { bundle } from './bundle.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isForTests = process.argv.length === 2;
const isInHaste = process.argv.includes('--if-stale');

/** A folder that is there while somebody builds. */
const lock = join(root, 'dist', '.building');
/** After so many milliseconds whoever built was killed. */
const ABANDONED = 300_000;

await takeLock();
process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
if (isInHaste && !isStale(root)) process.exit(0);
process.exit((await build(isForTests ? [] : sourcesOf(root))) ? 0 : 1);

/** Compiles `projects`, all of them when there are none; its words go to standard error. Returns whether that went well. */
async function build(projects) {
  const started = Date.now();
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...projects], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) return false;
  await bundle(root);
  prepare(root);
  writeFileSync(stampOf(root), '');
  // The time when the build began: what was edited meanwhile is built next time.
  utimesSync(stampOf(root), started / 1000, started / 1000);
  return true;
}

/**
 * Has the new command check games, so that what it makes of Cardwright's own schemas comes with it.
 * What is wrong with the games is said elsewhere.
 */
function prepare(root) {
  const content = join(root, 'content');
  // Whoever waits for a command waits for what all games need, not for each of them.
  const games = isInHaste ? [] : readdirSync(content).map((game) => join(content, game));
  const made = join(root, 'dist', 'bundle', 'remembered');
  const making = `${made}.${process.pid}`;
  const main = join(root, 'dist', 'bundle', 'cli', 'main.js');
  spawnSync(process.execPath, [main, 'check', join(root, 'starter'), ...games], {
    env: { ...process.env, CARDWRIGHT_CACHE: making },
    stdio: 'ignore',
  });
  rmSync(made, { recursive: true, force: true });
  if (existsSync(making)) renameSync(making, made);
}

/** Commands that start at once in a fresh clone all want to build: one does, the others wait. */
async function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const stat = statSync(lock, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED) {
      rmSync(lock, { recursive: true, force: true });
    }
    await setTimeout(100);
  }
}
