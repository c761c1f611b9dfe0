/** What a command loads: every check, test and editor pays for it. Printing is loaded by printing only. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../generator/package-root.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();
const memory = join(room, 'memory');
const starter = join(packageRoot(), 'starter');
const dist = join(packageRoot(), 'dist');

interface Loaded {
  /** Packages, joined into the bundle or beside it. */
  readonly packages: readonly string[];
  /** Folders of print/, `print` for what lies in none. */
  readonly print: readonly string[];
}

let runs = 0;

/** Runs a command that has run before, and asks Node which files it has opened. */
async function loadedBy(...args: readonly string[]): Promise<Loaded> {
  const folder = join(room, String(runs++));
  mkdirSync(folder);
  const { exit } = await cardwright(args, starter, {
    CARDWRIGHT_CACHE: memory,
    NODE_V8_COVERAGE: folder,
  });
  expect(exit).toBe(0);
  const modules = filesIn(folder).flatMap((file) =>
    file.startsWith(dist) ? modulesIn(file) : [file.slice(packageRoot().length + 1)],
  );
  return {
    packages: unique(
      modules.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
    ),
    print: unique(
      modules.flatMap((path) => /^dist\/(print(?:\/[^/.]+(?=\/))?)/.exec(path)?.[1] ?? []),
    ),
  };
}

/** Files that were run, as the coverage of V8 names them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly result: readonly { readonly url: string }[];
    };
    return result.flatMap(({ url }) => (url.startsWith('file:') ? [fileURLToPath(url)] : []));
  });
}

/** The modules that were joined into a part of the bundle: it names each where it begins. */
function modulesIn(part: string): string[] {
  const begins = readFileSync(part, 'utf8').matchAll(
    /^\s*\/\/(?:#region)? ?((?:dist|node_modules)\/\S+)$/gm,
  );
  return Array.from(begins, ([, path = '']) => path);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

beforeAll(async () => {
  const { exit } = await cardwright(['check'], starter, { CARDWRIGHT_CACHE: memory });
  expect(exit).toBe(0);
});

const TERMINAL = ['commander', 'fastest-levenshtein', 'picocolors'];
/** Words in ICU MessageFormat, schemas, YAML, formulas and linear programs. */
const CHECKING = [
  '@formatjs/fast-memoize',
  '@formatjs/icu-messageformat-parser',
  '@formatjs/icu-skeleton-parser',
  '@marcbachmann/cel-js',
  'ajv',
  'fast-deep-equal',
  'fast-uri',
  'heap',
  'intl-messageformat',
  'js-yaml',
  'json-schema-traverse',
  'picomatch',
  'yalps',
];
/** Templates, HTML and style sheets. */
const RENDERING = [
  '@iconify/utils',
  'entities',
  'handlebars',
  'nanoid',
  'parse5',
  'postcss',
  'postcss-value-parser',
  'source-map',
  'source-map-js',
];

test('saying the version, and explaining a code, needs no game', async () => {
  const terminal = { packages: TERMINAL, print: [] };
  expect(await loadedBy('--version')).toEqual(terminal);
  expect(await loadedBy('explain', 'CW1203')).toEqual(terminal);
});

test('judging a deck needs nothing of print/', async () => {
  const { packages, print } = await loadedBy('deck', 'check', 'decks/open-water.yaml');
  expect(print).toEqual([]);
  // `yaml` reads values of options and writes mendings.
  expect(packages).toEqual([...TERMINAL, ...CHECKING, 'yaml'].toSorted());
});

test('a check renders faces, and knows no browser, no PDF and no picture', async () => {
  const { packages, print } = await loadedBy('check');
  expect(packages).toEqual([...TERMINAL, ...CHECKING, ...RENDERING].toSorted());
  expect(print).toEqual([
    'print',
    'print/art',
    'print/fonts',
    'print/html',
    'print/layout',
    // Where pictures and styles are found.
    'print/press',
    'print/render',
    'print/sheets',
  ]);
});
