/** A file holds one whole idea or family: short enough to be read at once, not so short that reading is leafing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { PRODUCT_FOLDERS } from '../support/folders.ts';

const FOLDERS = [...PRODUCT_FOLDERS, 'content'];

interface Source {
  readonly path: string;
  readonly lines: number;
  /** Lines of its import statements. */
  readonly imports: number;
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

function sourceAt(path: string): Source {
  const text = readFileSync(join(packageRoot(), path), 'utf8');
  const imports = text.match(/^import\b[^;]*;\n/gmu) ?? [];
  return { path, lines: linesOf(text), imports: linesOf(imports.join('')) };
}

/** What `build` writes (`*.gen.ts`) nobody reads from end to end. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts')),
).map(sourceAt);

function sum(figure: (source: Source) => number): number {
  return sources.reduce((total, source) => total + figure(source), 0);
}

test('no file is longer than 250 lines', () => {
  expect(sources.length).toBeGreaterThan(500);
  const long = sources.filter(({ lines }) => lines > 250);
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('imports are less than a tenth of the lines', () => {
  const imports = sum((source) => source.imports);
  expect(imports).toBeGreaterThan(1000);
  expect(imports / sum(({ lines }) => lines)).toBeLessThan(0.1);
});

test('files of a few lines are less than a tenth', () => {
  const short = sources.filter(({ lines }) => lines < 30);
  expect(short.length / sources.length, short.map(({ path }) => path).join('\n')).toBeLessThan(0.1);
});
