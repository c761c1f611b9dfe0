/** A file that cannot be read is reported once: nothing follows from what it may hold. */
import { allDiagnostics } from '../../../cli/check-game.ts';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { copyGame, temporaryRoom, writeFiles } from '../../support/games.ts';

const starter = join(packageRoot(), 'starter');
const room = temporaryRoom();

/** Code and file of everything reported in the starter with other files. */
async function reportedIn(
  name: string,
  files: Parameters<typeof writeFiles>[1],
): Promise<string[][]> {
  const folder = copyGame(starter, join(room, name));
  writeFiles(folder, files);
  const reported = await allDiagnostics(new GameChecker(folder).check());
  return reported.map(({ code, file }) => [code, relative(folder, file)]);
}

function changed(path: string, from: string, to: string): string {
  const text = readFileSync(join(starter, path), 'utf8');
  expect(text).toContain(from);
  return text.replace(from, to);
}

test('cards in another encoding', async () => {
  const keepers = Buffer.from(readFileSync(join(starter, 'keepers.yaml'), 'utf8'), 'utf16le');
  expect(await reportedIn('encoding', { 'keepers.yaml': keepers })).toEqual([
    ['CW1013', 'keepers.yaml'],
  ]);
});

test('an empty file of cards', async () => {
  expect(await reportedIn('empty', { 'keepers.yaml': '# later\n' })).toEqual([
    ['CW1010', 'keepers.yaml'],
  ]);
});

test('a schema that is not JSON', async () => {
  const path = 'schemas/keeper.schema.json';
  const text = changed(path, '"type": "object",', '"type": "object"');
  expect(await reportedIn('comma', { [path]: text })).toEqual([['CW1001', path]]);
});

test('a schema to which others refer', async () => {
  const path = 'schemas/event.schema.json';
  const text = changed(path, '"type": "object",', '"type": "object"');
  expect(await reportedIn('referred', { [path]: text })).toEqual([['CW1001', path]]);
});

test('a schema with a type that there is not', async () => {
  const path = 'schemas/keeper.schema.json';
  const text = changed(path, '"type": "object",', '"type": "objekt",');
  expect(await reportedIn('type', { [path]: text })).toEqual([['CW1404', path]]);
});

test.each([
  'game.yaml',
  'keepers.yaml',
  'construction.yaml',
  'rules.md',
  'schemas/keeper.schema.json',
  'templates/keeper.hbs',
  'templates/keeper.css',
])('a link out of the game in place of %s', async (path) => {
  const folder = copyGame(starter, join(room, `link-${path.replaceAll('/', '-')}`), {
    [path]: null,
  });
  symlinkSync(join(starter, path), join(folder, path));
  const reported = await allDiagnostics(new GameChecker(folder).check());
  expect(reported.map(({ code, file }) => [code, relative(folder, file)])).toEqual([
    ['CW1022', path],
  ]);
});

test.each(['decks', 'templates', 'scenarios', 'keepers.yaml', 'templates/base.css'])(
  'a link to nothing in place of %s',
  async (path) => {
    const folder = copyGame(starter, join(room, `gone-${path.replaceAll('/', '-')}`));
    rmSync(join(folder, path), { recursive: true });
    symlinkSync('nowhere', join(folder, path));
    const reported = await allDiagnostics(new GameChecker(folder).check());
    expect(reported.map(({ code, file }) => [code, relative(folder, file)])).toEqual([
      ['CW1021', path],
    ]);
  },
);

test.each(['1e400', '99999999999999999999', '-.inf'])('the number %s', async (number) => {
  const keepers = changed('keepers.yaml', 'light: 2', `light: ${number}`);
  expect(await reportedIn(`number${number}`, { 'keepers.yaml': keepers })).toEqual([
    ['CW1015', 'keepers.yaml'],
  ]);
});
