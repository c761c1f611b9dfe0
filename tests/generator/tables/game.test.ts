/** A game whose cards live in a table is the same game. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { fixGame } from '../../../generator/edit/fix.ts';
import { renameId } from '../../../generator/edit/rename.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { checkedGame, copyGame, temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const STARTER = join(packageRoot(), 'starter');

const FIELDS = ['id', 'name.en', 'name.ja', 'rank', 'light', 'beam', 'flavour.en', 'flavour.ja'];

/** The starter with its keepers in keepers.csv; `change`: what a designer does to the table. */
function withTable(name: string, change: (csv: string) => string | Buffer = (csv) => csv): string {
  const folder = copyGame(STARTER, join(room, name), { 'keepers.yaml': null });
  const manifest = readFileSync(join(folder, 'game.yaml'), 'utf8');
  writeFileSync(join(folder, 'game.yaml'), manifest.replace('[keepers.yaml]', '[keepers.csv]'));
  const rows = keepers().map((keeper) => FIELDS.map((field) => at(keeper, field)));
  writeFileSync(join(folder, 'keepers.csv'), change(papaparse.unparse([FIELDS, ...rows])));
  return folder;
}

function keepers(): readonly Record<string, unknown>[] {
  const file = checkedGame(STARTER).game.files.find(({ path }) => path === 'keepers.yaml');
  return file?.data as Record<string, unknown>[];
}

/** A cell ends with its text, a block of YAML with a line break, which says nothing. */
function withoutLastBreaks(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll('\\n"', '"'));
}

function at(value: unknown, field: string): unknown {
  return field.split('.').reduce((held, step) => (held as Record<string, unknown>)[step], value);
}

function codes(folder: string): string[] {
  return checkedGame(folder).diagnostics.map(({ code, cell }) => `${code} ${cell?.address ?? ''}`);
}

test('as YAML and as CSV', () => {
  const game = checkedGame(withTable('same'));
  expect(game.diagnostics).toEqual([]);
  const file = game.game.files.find(({ path }) => path === 'keepers.csv');
  expect(file?.data).toEqual(withoutLastBreaks(keepers()));
});

test.each([
  ['UTF-16 with its mark', (csv: string) => Buffer.from(`\uFEFF${csv}`, 'utf16le')],
  ['UTF-8 with its mark', (csv: string) => `\uFEFF${csv}`],
])('in %s', (name, change) => {
  expect(codes(withTable(name, change))).toEqual([]);
});

test('in Shift JIS, as Japanese spreadsheets write it', () => {
  // あ in Shift JIS, in place of a Japanese name.
  const name = Buffer.from([0x82, 0xa0]);
  const folder = withTable('sjis', (csv) => {
    const ascii = csv.replaceAll(/[^\n\r -~]+/g, '@');
    return Buffer.concat(ascii.split('@').flatMap((part) => [Buffer.from(part), name]));
  });
  const file = checkedGame(folder).game.files.find(({ path }) => path === 'keepers.csv');
  expect(file?.data).toHaveProperty('0.name.ja', 'あ');
});

test('a fault is at its cell, and a reference to a card in a table holds', () => {
  const folder = withTable('wrong', (csv) =>
    csv.replace('apprentice,2,lane', 'apprentice,9,lance'),
  );
  expect(codes(folder)).toEqual(['CW1105 E2', 'CW1203 F2']);
});

test('the columns of the kind may change while the table does not', () => {
  const folder = withTable('columns', (csv) => csv.replace('rank', 'Rang'));
  expect(codes(folder)).toEqual(['CW1701 D1']);
  const manifest = readFileSync(join(folder, 'game.yaml'), 'utf8');
  const mapped = manifest.replace('[keepers.csv]', '[keepers.csv]\n    columns: { Rang: rank }');
  writeFileSync(join(folder, 'game.yaml'), mapped);
  expect(codes(folder)).toEqual([]);
});

test('--fix writes what was understood, and nothing else', () => {
  const folder = withTable('fixed', (csv) =>
    csv.replace('apprentice,2,lane', 'apprentice,２,lane'),
  );
  expect(codes(folder)).toEqual(['CW1706 E2']);
  fixGame(folder);
  expect(readFileSync(join(folder, 'keepers.csv'), 'utf8')).toBe(
    readFileSync(join(withTable('unfixed'), 'keepers.csv'), 'utf8'),
  );
});

test('an id is renamed in its cell', () => {
  const folder = withTable('renamed');
  const before = readFileSync(join(folder, 'keepers.csv'), 'utf8');
  renameId(checkedGame(folder), 'wick-trimmer', 'wick-cutter');
  const after = readFileSync(join(folder, 'keepers.csv'), 'utf8');
  expect(after).toBe(before.replace('wick-trimmer', 'wick-cutter'));
  expect(codes(folder)).toEqual([]);
});

test('a schema that is broken is the only error: what is below the headers cannot be judged by it', () => {
  const folder = withTable('broken-schema');
  const schema = join(folder, 'schemas/keeper.schema.json');
  const text = readFileSync(schema, 'utf8');
  const broken = text.replace(
    '"flavour": {',
    '"effects": { "$ref": "cardwright:vocabulary#/effects" },\n    $&',
  );
  expect(broken).not.toBe(text);
  writeFileSync(schema, broken);
  expect(codes(folder)).toEqual(['CW1405 ']);
});
