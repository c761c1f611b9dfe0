/** `cardwright build`: the same bytes every time, data that programs can import, types that compile. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { CompiledGame } from '../../engine/game.ts';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright, codesIn, type Ended } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
copyGame(LORDS_OF_WAR, join(room, 'games', 'lords'));
const ruled = copyGame(TINY_GAME, join(room, 'games', 'ruled'), {
  'rules/index.ts': 'export {};\n',
});
writeFiles(room, { 'package.json': '{ "type": "module" }\n' });

const build = join(room, 'build');
let first: Ended;

beforeAll(async () => {
  first = await cardwright(['build', 'games'], room);
});

function bytesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

test('the files are in build/ of the project, and are reported', () => {
  expect(first).toMatchObject({ exit: 0, err: '' });
  for (const file of ['game.json', 'index.js', 'index.d.ts']) {
    expect(first.out).toContain(`wrote build/lords-of-war/${file}\n`);
    expect(existsSync(join(build, 'lords-of-war', file))).toBe(true);
  }
  expect(first.out).toContain('wrote games/lords/.cardwright/schemas/unit.schema.json\n');
  expect(first.out).toContain('wrote games/ruled/rules/data.gen.ts\n');
});

test('a second build finds everything up to date, one elsewhere gives the same bytes', async () => {
  const before = bytesBelow(room);
  const [again, elsewhere] = await Promise.all([
    runHere(['build', 'lords'], join(room, 'games')),
    runHere(['build', '--out', 'other', 'games/lords'], room),
  ]);
  expect(again).toMatchObject({ exit: 0, err: '' });
  expect(again.out).not.toContain('wrote');
  expect(elsewhere.exit).toBe(0);
  expect(bytesBelow(room)).toMatchObject(before);
  for (const file of ['game.json', 'index.js', 'index.d.ts']) {
    const bytes = readFileSync(join(room, 'other', 'lords-of-war', file));
    expect(bytes.equals(readFileSync(join(build, 'lords-of-war', file)))).toBe(true);
  }
});

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

test('the module holds the data of game.json, frozen to the ground', async () => {
  const url = pathToFileURL(join(build, 'lords-of-war', 'index.js')).href;
  const { game } = (await import(url)) as { game: CompiledGame };
  const json = readFileSync(join(build, 'lords-of-war', 'game.json'), 'utf8');
  expect(game).toEqual(JSON.parse(json));
  expect(isFrozen(game)).toBe(true);

  const { unit = [] } = game.kinds;
  const table = game.tables['unit'];
  expect(table?.ids).toEqual(unit.map(({ id }) => id));
  const ravager = table?.ids.indexOf('orc-ravager') ?? -1;
  expect(table?.columns['defence']?.[ravager]).toBe(unit[ravager]?.['defence']);
  expect(table?.words['race']?.[table.columns['race']?.[ravager] ?? -1]).toBe('orc');
  expect(game.decks.map(({ id }) => id)).toContain('orc-core');
});

const consumer = `
import { game, type Race, type Unit, type UnitId } from './build/lords-of-war/index.js';
import { unitClass, type Kinds, type Unit as TinyUnit } from './games/ruled/rules/data.gen.ts';

const first: UnitId = 'orc-ravager';
const strongest: number = Math.max(...game.kinds.unit.map(({ defence }) => defence));
const ranks = game.kinds.unit.map(({ rank, race }): [Unit['rank'], Race['id']] => [rank, race]);
const supports: readonly boolean[] = game.kinds.unit.map(({ support }) => support);
const reach: readonly (readonly [number, number])[] = game.patterns['volley'];
const words: readonly TinyUnit['class'][] = unitClass;
const decks: readonly string[] = game.decks.map(({ id }) => id);
export { decks, first, ranks, reach, strongest, supports, words, type Kinds };

// @ts-expect-error: there is no such unit
export const unknown: UnitId = 'orc-ravagr';
// @ts-expect-error: the words of a field are closed
export const wrong = game.kinds.unit.filter(({ rank }) => rank === 'captain');
// @ts-expect-error: nothing can be changed
game.kinds.unit[0]!.defence = 9;
// @ts-expect-error: a unit may have no arrows
export const front: number = game.kinds.unit[0]!.arrows.front;
`;

test('a program over the data type-checks, and slips in it do not', async () => {
  const pattern = Object.keys(
    (JSON.parse(readFileSync(join(build, 'lords-of-war', 'game.json'), 'utf8')) as CompiledGame)
      .patterns,
  )[0];
  writeFiles(room, {
    'consumer.ts': consumer.replace('volley', pattern ?? ''),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        module: 'nodenext',
        types: [],
        paths: { 'cardwright/engine': [join(packageRoot(), 'dist', 'engine', 'index.d.ts')] },
        allowImportingTsExtensions: true,
        erasableSyntaxOnly: true,
        verbatimModuleSyntax: true,
      },
      files: ['consumer.ts'],
    }),
  });
  const tsc = join(packageRoot(), 'node_modules', 'typescript', 'bin', 'tsc');
  const checked = promisify(execFile)(process.execPath, [tsc, '-p', room]);
  await expect(checked).resolves.toMatchObject({ stdout: '' });
});

test('a faulty game is not built, others are', async () => {
  const folder = join(room, 'mixed');
  copyGame(TINY_GAME, join(folder, 'bad'), { 'units/orc.yaml': '- { id: orc }\n' });
  copyGame(TINY_GAME, join(folder, 'good'));
  const { exit, out, err } = await runHere(['build', '-o', 'made'], folder);
  expect(exit).toBe(1);
  expect(codesIn(out)).toContain('CW1103');
  expect(err).toContain('bad');
  expect(readdirSync(join(folder, 'made'))).toEqual(['tiny']);
  expect(existsSync(join(folder, 'bad', '.cardwright'))).toBe(false);
});

test('a translation stays stale until it is accepted', async () => {
  // Its rules do not play the words that its vocabulary has for other tests.
  const always = ['CW1491'];
  const file = 'races.yaml';
  const races = readFileSync(join(ruled, file), 'utf8');
  writeFiles(ruled, { [file]: races.replace('en: Orc', 'en: Orcs') });
  const stale = await runHere(['build'], ruled);
  expect(stale.exit).toBe(0);
  expect(codesIn(stale.out)).toEqual(['CW1213', ...always]);
  await runHere(['build', '--accept-translations'], ruled);
  expect(codesIn((await runHere(['check'], ruled)).out)).toEqual(always);
});
