// The main job of the repository: check, build, judge and print every game in content/, as many at a time
// as there are cores. What each reports is shown in the order of the games.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { stdout, stderr } = process;

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** A browser and what makes PDFs need up to a gigabyte. */
const MOST = 4;

const names = process.argv.slice(2);
if (names.length > 0) await inherit(['make', ...names]);
else await makeAll();

async function makeAll() {
  const content = join(root, 'content');
  const games = readdirSync(content).filter((name) => existsSync(join(content, name, 'game.yaml')));
  await buildIfStale(root);
  const waiting = [...games];
  for (const signal of SIGNALS) process.once(signal, () => waiting.splice(0));
  const made = new Map(games.map((game) => [game, resolvers()]));
  const working = new Set();
  const work = async () => {
    for (let game = waiting.shift(); game !== undefined; game = waiting.shift()) {
      working.add(game);
      show(working);
      made.get(game).resolve(await make(game));
      working.delete(game);
      show(working);
    }
  };
  const workers = Math.min(MOST, availableParallelism(), games.length);
  const all = Promise.all(Array.from({ length: workers }, work));
  // Of what was interrupted nothing is waited for that has not begun.
  void all.then(() => made.forEach(({ resolve }) => resolve({ status: 1, output: [] })));
  for (const { promise } of made.values()) {
    const { status, output } = await promise;
    clear();
    for (const [stream, text] of output) stream.write(text);
    show(working);
    process.exitCode = Math.max(Number(process.exitCode ?? 0), status);
  }
  await all;
  clear();
}

/** Everything that can be made of one game, and what was said meanwhile. */
function make(game) {
  const colours = stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = command(['make', game], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  });
  const output = [];
  child.stdout.setEncoding('utf8').on('data', (text) => output.push([stdout, text]));
  child.stderr.setEncoding('utf8').on('data', (text) => output.push([stderr, text]));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

async function inherit(args) {
  const child = command(args, { stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => {
    child.on('close', (status) => resolve(status ?? 1));
  });
}

function command(args, options) {
  const child = spawn(process.execPath, [join(root, 'bin', 'cardwright.js'), ...args], {
    cwd: root,
    ...options,
  });
  // The terminal asks all of them; others ask this process alone.
  for (const signal of SIGNALS) process.once(signal, () => child.kill(signal));
  return child;
}

/** What is being made, on a terminal; it goes when there is more to say. */
function show(games) {
  if (stderr.isTTY && games.size > 0) stderr.write(`\r\u001b[KMaking ${[...games].join(', ')} …`);
}

function clear() {
  if (stderr.isTTY) stderr.write('\r\u001b[K');
}

function resolvers() {
  const made = {};
  made.promise = new Promise((resolve) => {
    made.resolve = resolve;
  });
  return made;
}
