/** docs/how-to/add-a-constraint.md, followed in a copy of the repository: five files, and nothing else. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom, writeFiles } from '../support/games.ts';

const page = readFileSync(join(packageRoot(), 'docs/how-to/add-a-constraint.md'), 'utf8');
const blocks = [...page.matchAll(/^(`{3,})\w+ file=(\S+)( entry)?\n([^]*?)^\1$/gmu)].map(
  ([, , file = '', entry, text = '']) => ({ file, isEntry: entry !== undefined, text }),
);

const room = temporaryRoom();
const house = join(room, 'house');
const game = join(room, 'game');

/** Runs a program of Node in the copy. */
function node(...args: readonly string[]): { status: number | null; out: string } {
  // The suite that runs here is none of the copy's business.
  const { FORCE_COLOR: _, NODE_OPTIONS: __, CARDWRIGHT_TESTS: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...env, CARDWRIGHT_CACHE: join(room, 'cache') },
    maxBuffer: 2 ** 26,
  });
  return { status, out: stdout + stderr };
}

const command = join('bin', 'cardwright.js');

beforeAll(() => {
  const without = ['node_modules', 'dist', 'build', 'out', '.git'].map((name) =>
    join(packageRoot(), name),
  );
  const isTaken = (path: string): boolean =>
    !without.some((one) => path === one || path.startsWith(one + sep)) &&
    !path.endsWith(`${sep}.cardwright`);
  // With the times of the files: a lock file younger than what is installed is installed again.
  cpSync(packageRoot(), house, { recursive: true, filter: isTaken, preserveTimestamps: true });
  symlinkSync(join(packageRoot(), 'node_modules'), join(house, 'node_modules'));

  for (const { file, isEntry, text } of blocks) {
    if (isEntry) addEntry(join(house, file), text);
    else writeFiles(house, { [file]: text });
  }
});

/** Puts an entry behind the last one of a family of diagnostics. */
function addEntry(family: string, text: string): void {
  const written = readFileSync(family, 'utf8');
  const end = ['} as const;\n', '};\n'].find((one) => written.endsWith(one)) ?? '';
  expect(end).not.toBe('');
  writeFileSync(family, `${written.slice(0, -end.length)}\n${text}${end}`);
}

test('five files are written by hand', () => {
  expect(blocks.map(({ file }) => dirname(file))).toEqual([
    'engine/construction/constraints',
    'schemas/constraints',
    'docs/constraints',
    'diagnostics/catalogue',
    'diagnostics/ja',
  ]);
});

test('the build writes the lists that the page names', () => {
  const { status, out } = node('scripts/build.js', '--package');
  expect(out.split('\n').filter((line) => line.endsWith(' written'))).toEqual([
    'engine/construction/constraints/all.gen.ts written',
    'schemas/construction.schema.json written',
    'docs/constraints/index.md written',
    'docs/diagnostics/index.md written',
    'docs/ja/diagnostics/index.md written',
  ]);
  expect(status, out).toBe(0);
  for (const file of out.match(/\S+(?= written)/g) ?? []) expect(page).toContain(`\`${file}\``);
});

test('a game is judged by it, in its words', () => {
  copyGame(join(packageRoot(), 'starter'), game);
  const rule = '\n  - { use: dearest, of: light, where: { kind: keeper }, max: 3 }\n';
  appendFileSync(join(game, 'construction.yaml'), rule);
  const { status, out } = node(command, 'check', game);
  expect(status).toBe(1);
  expect(out).toContain('CW1399');
  expect(out).toContain('"Lens Grinder" costs 4; a card may cost at most 3.');
});

test('its code is explained by its page', () => {
  const { out } = node(command, 'explain', 'deck-dearest');
  expect(out).toMatch(/^# CW1399 deck-dearest: Card too dear for the deck\n\n# dearest\n\nNo card/);
  expect(out).toContain('`DECK_DEAREST`');
});

test('editors complete it', () => {
  expect(node(command, 'schema', game).status).toBe(0);
  const path = join(game, '.cardwright', 'schemas', 'construction.schema.json');
  const schema = readFileSync(path, 'utf8');
  expect(schema).toContain('"const": "dearest"');
  expect(schema).toContain('The most that a card may cost.');
});

test('all that was written has the form of the house', () => {
  const lists =
    page.match(/(?<=`)\S+(?:\.gen\.ts|construction\.schema\.json|\/index\.md)(?=`)/g) ?? [];
  expect(lists).toHaveLength(5);
  const files = [...blocks.map(({ file }) => file), ...lists];
  const { status, out } = node('node_modules/oxfmt/bin/oxfmt', '--check', ...files);
  expect(status, out).toBe(0);
});

test('the tests of the repository pass', () => {
  const { status, out } = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    'tests/repository/constraints.test.ts',
    'tests/repository/diagnostics.test.ts',
    'tests/repository/documentation.test.ts',
    'tests/repository/lists.test.ts',
    'tests/diagnostics/deck-codes.test.ts',
    'tests/engine/construction/pages.test.ts',
    'tests/engine/construction/schemas.test.ts',
    'tests/generator/link/code-parameters.test.ts',
  );
  expect(status, out).toBe(0);
  expect(out).toContain('the page of dearest');
});
