/**
 * From outside, a folder is entered by its doors only. Tests and benches may reach inside: they try and
 * time single parts.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

/**
 * Each folder's door: its index. Judging decks has a door of its own, because rules of play import all of
 * the engine's index where nothing is bundled, and shall not load the languages of formulas and limits. Pages
 * have doors of their own to the generator and to print, behind which nothing needs Node.
 */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel/index.ts'],
  diagnostics: ['diagnostics/index.ts'],
  engine: ['engine/index.ts', 'engine/construction/index.ts'],
  generator: ['generator/index.ts', 'generator/in-page.ts'],
  print: ['print/index.ts', 'print/in-page.ts'],
  simulation: ['simulation/index.ts'],
  studio: ['studio/index.ts'],
  cli: [],
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** Loaded on demand. */
  readonly isLate: boolean;
}

const IMPORT = /(?:^|[\s}*])from\s+'(\.[^']+\.tsx?)'|\bimport\(\s*'(\.[^']+\.tsx?)'/g;

function importsOf(from: string): Import[] {
  const text = readFileSync(join(packageRoot(), from), 'utf8');
  return Array.from(text.matchAll(IMPORT), ([, stated, late]) => ({
    from,
    to: posix.join(dirname(from), stated ?? late ?? ''),
    isLate: late !== undefined,
  }));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path));
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

const all = Object.keys(DOORS).flatMap(sourcesIn).flatMap(importsOf);
const between = all.filter(({ from, to }) => folderOf(from) !== folderOf(to));

function shown({ from, to }: Import): string {
  return `${from} imports ${to}`;
}

test('imports are found, and lead to files', () => {
  expect(between.length).toBeGreaterThan(100);
  const lost = all.filter(({ to }) => !existsSync(join(packageRoot(), to)));
  expect(lost.map(shown)).toEqual([]);
});

test('nothing comes in but by a door', () => {
  const past = between.filter(({ to }) => DOORS[folderOf(to)]?.includes(to) !== true);
  expect(past.map(shown)).toEqual([]);
});

test('inside, nobody goes round by the door of their own folder', () => {
  const own = Object.values(DOORS).map(([main]) => main);
  const round = all.filter(({ from, to }) => folderOf(from) === folderOf(to) && own.includes(to));
  expect(round.map(shown)).toEqual([]);
});

test('what is loaded on demand is a module, never a door: that would load all behind it', () => {
  expect(between.filter(({ isLate }) => isLate).map(shown)).toEqual([]);
});

test('what a door has, somebody takes', () => {
  const taken = new Set(between.map(({ to }) => to));
  const unused = Object.values(DOORS)
    .flat()
    .filter((door) => !taken.has(door));
  expect(unused).toEqual([]);
});

test('docs/architecture.md shows every folder and every door', () => {
  const text = readFileSync(join(packageRoot(), 'docs', 'architecture.md'), 'utf8');
  const folders = Object.keys(DOORS).filter((folder) => !text.includes(`\n${folder}/ `));
  const doors = Object.values(DOORS)
    .flat()
    .filter((door) => !text.includes(`\`${door}\``));
  expect([...folders, ...doors]).toEqual([]);
});
