/**
 * Whoever builds builds alone. The real scripts build a house of cardboard, whose compiler writes
 * down when it begins and ends, and goes on when it may.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom, writeFiles } from '../support/games.ts';

const room = temporaryRoom();

const DOORS = ['diagnostics', 'engine', 'generator'];

const COMPILER = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
const builder = process.ppid;
const log = (what) => appendFileSync('log/compiler', what + ' ' + builder + '\\n');
log('begin');
writeFileSync('log/begun', '');
const timer = setInterval(() => {
  if (!existsSync('log/go')) return;
  clearInterval(timer);
  log('end');
}, 20);
`;

const BUNDLER = `export const rolldown = async () => ({
  generate: async () => ({ output: [] }),
  close: async () => undefined,
});
`;

/** A house that has scripts, and nothing to build. */
function house(name: string): string {
  const folder = join(room, name);
  cpSync(join(packageRoot(), 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const part of [
    'kernel',
    'diagnostics',
    'engine',
    'generator',
    'print',
    'simulation',
    'studio/app',
    'cli',
    'content',
    'log',
  ]) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'node_modules/typescript/package.json': '{ "type": "module" }',
    'node_modules/typescript/bin/tsc': COMPILER,
    // Made by an earlier build: the types of what programs import.
    ...Object.fromEntries(DOORS.map((door) => [`dist/${door}/index.d.ts`, ''])),
    'node_modules/rolldown/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/rolldown/index.js': BUNDLER,
    // Younger than the lock file, so that nothing is installed.
    'node_modules/.package-lock.json': '{}',
  });
  return folder;
}

interface Build {
  readonly process: ChildProcess;
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<unknown>;
}

function build(folder: string, ...args: readonly string[]): Build {
  const script = join(folder, 'scripts', 'build.js');
  const process_ = spawn(process.execPath, [script, ...args], { stdio: 'ignore' });
  return { process: process_, ended: once(process_, 'exit').then(([code]: unknown[]) => code) };
}

/** Resolves when there is such a file in the log. */
async function logged(folder: string, file: string): Promise<void> {
  const path = join(folder, 'log');
  const watcher = watch(path);
  try {
    while (!existsSync(join(path, file))) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

function go(folder: string): void {
  writeFiles(folder, { 'log/go': '' });
}

/** What compilers did, one after the other, but for that of one builder. */
function compilations(folder: string, omitted?: number): string[] {
  const lines = readFileSync(join(folder, 'log', 'compiler'), 'utf8')
    .trim()
    .split('\n');
  return lines
    .filter((line) => !line.endsWith(` ${omitted}`))
    .map((line) => line.replace(/ .*/, ''));
}

test('two builds at once: one after the other', async () => {
  const folder = house('two');
  const first = build(folder);
  await logged(folder, 'begun');
  const second = build(folder);
  go(folder);
  expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  expect(compilations(folder)).toEqual(['begin', 'end', 'begin', 'end']);
  expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual(['.built', 'bundle', ...DOORS]);
});

test('of those who are in haste one builds, for all', async () => {
  const folder = house('haste');
  const first = build(folder, '--if-stale');
  await logged(folder, 'begun');
  const others = [1, 2, 3].map(() => build(folder, '--if-stale'));
  go(folder);
  const ended = await Promise.all([first, ...others].map((one) => one.ended));
  expect(ended).toEqual([0, 0, 0, 0]);
  expect(compilations(folder)).toEqual(['begin', 'end']);
});

test(
  'one that is killed in the middle: another of those who wait goes on',
  { tags: 'soak' },
  async () => {
    const folder = house('killed');
    const first = build(folder);
    await logged(folder, 'begun');
    const others = [1, 2, 3].map(() => build(folder));
    first.process.kill('SIGKILL');
    expect(await first.ended).toBeNull();
    expect(existsSync(join(folder, 'dist', '.built'))).toBe(false);
    go(folder);
    expect(await Promise.all(others.map((one) => one.ended))).toEqual([0, 0, 0]);
    // The compiler of the killed one ends when it will; the others follow each other.
    const own = compilations(folder, first.process.pid);
    expect(own).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'one that is ended by %s leaves no lock',
  async (signal) => {
    const folder = house(signal);
    const first = build(folder);
    await logged(folder, 'begun');
    first.process.kill(signal);
    go(folder);
    expect(await first.ended).not.toBe(0);
    expect(existsSync(join(folder, 'dist', '.building'))).toBe(false);
  },
);
