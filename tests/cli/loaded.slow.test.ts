/** What a command loads: every check, test and editor pays for it. Printing is loaded by printing only. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();
const memory = join(room, 'memory');
const starter = copyGame(join(packageRoot(), 'starter'), join(room, 'starter'));
const dist = join(packageRoot(), 'dist');

interface Loaded {
  /** Packages, joined into the bundle or beside it. */
  readonly packages: readonly string[];
  /** Folders of print/, `print` for what lies in none. */
  readonly print: readonly string[];
  /** Modules of commands. */
  readonly commands: readonly string[];
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
    commands: unique(
      modules.flatMap((path) => /^dist\/cli\/commands\/(.+)\.js$/.exec(path)?.[1] ?? []),
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

/** The modules that were joined into a file of the bundle. */
function modulesIn(file: string): readonly string[] {
  const bundle = join(dist, 'bundle');
  const all = JSON.parse(readFileSync(join(bundle, 'modules.json'), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  return all[relative(bundle, file).replaceAll('\\', '/')] ?? [];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

beforeAll(async () => {
  const { exit } = await cardwright(['check'], starter, { CARDWRIGHT_CACHE: memory });
  expect(exit).toBe(0);
});

/** And fastest-levenshtein, which is joined into the one module that needs it, and has no name there. */
const TERMINAL = ['commander', 'fastest-levenshtein', 'picocolors'];
/** GameMessages in ICU MessageFormat, schemas, YAML, formulas and linear programs. */
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
  'source-map-js',
];

/** The lists of commands, and what reads them. */
const LISTS = ['command', 'deck/index', 'index', 'table/index'];

test('saying the version, and explaining a code, needs no game', async () => {
  const lists = { packages: ['commander', 'picocolors'], print: [], commands: LISTS };
  expect(await loadedBy('--version')).toEqual(lists);
  expect(await loadedBy('--help')).toEqual(lists);
  const commands = [...LISTS, 'explain'].toSorted();
  expect(await loadedBy('explain', 'CW1203')).toEqual({ packages: TERMINAL, print: [], commands });
});

test('judging a deck needs nothing of print/', async () => {
  const { packages, print, commands } = await loadedBy('deck', 'check', 'decks/open-water.yaml');
  expect(print).toEqual([]);
  const own = ['against', 'arguments', 'check', 'decks', 'fix'].map((name) => `deck/${name}`);
  expect(commands).toEqual([...LISTS, ...own].toSorted());
  // `yaml` reads values of options and writes fixes, `papaparse` reads tables.
  expect(packages).toEqual([...TERMINAL, ...CHECKING, 'papaparse', 'yaml'].toSorted());
});

test('a check of what was sound before loads nothing that checks', async () => {
  const { packages, print } = await loadedBy('check');
  expect({ packages, print }).toEqual({ packages: TERMINAL, print: [] });
});

test('a check of a bundled game that is as it was loads nothing that checks', async () => {
  const content = join(packageRoot(), 'content');
  for (const game of readdirSync(content)) {
    const folder = join(content, game);
    const first = await cardwright(['check', folder], room, { CARDWRIGHT_CACHE: memory });
    expect(first, game).toMatchObject({ exit: 0, err: '' });
    const { packages, print } = await loadedBy('check', folder);
    expect({ game, packages, print }).toEqual({ game, packages: TERMINAL, print: [] });
  }
});

test('nor does one with warnings, which are reported again', { tags: 'soak' }, async () => {
  const style = readFileSync(join(starter, 'templates/base.css'), 'utf8');
  const game = copyGame(starter, join(room, 'warned'), {
    'templates/base.css': `${style}.card { background-image: url(art/unpainted.png); }\n`,
  });
  const run = () => cardwright(['check', game], room, { CARDWRIGHT_CACHE: memory });
  const first = await run();
  expect(first.out).toContain('warning');
  expect(await loadedBy('check', game)).toMatchObject({ packages: TERMINAL, print: [] });
  expect(await run()).toEqual(first);
});

test('a check after an edit renders faces, and knows no browser, no PDF and no picture', async () => {
  const file = join(starter, 'keepers.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}# a remark\n`);
  const { packages, print } = await loadedBy('check');
  expect(packages).toEqual([...TERMINAL, ...CHECKING, ...RENDERING].toSorted());
  expect(print).toEqual([
    'print',
    'print/art',
    'print/box',
    'print/fonts',
    'print/html',
    'print/layout',
    'print/parts',
    'print/render',
    'print/sheets',
  ]);
});

test('games that are played here load no queue', { tags: 'soak' }, async () => {
  const few = ['--bots', 'random', '--games', '2', '--workers', '1'];
  const { packages, commands } = await loadedBy('simulate', ...few);
  expect(commands).toContain('simulate/index');
  const joined = readFileSync(join(dist, 'bundle', 'modules.json'), 'utf8');
  for (const one of ['bullmq', 'ioredis']) {
    // It is there, and not installed beside the package.
    expect(joined).toContain(`node_modules/${one}/`);
    expect(packages).not.toContain(one);
  }
});
