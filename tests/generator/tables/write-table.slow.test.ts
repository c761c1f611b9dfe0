/** The workbook that a designer opens: what may be chosen, how large a number may be, what a field is. */
import { readOds } from 'hucre/ods';
import { readXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '../../../diagnostics/index.ts';
import { kindTable, type KindTable } from '../../../generator/tables/export/kind-table.ts';
import { sheetNameOf } from '../../../generator/tables/sheet-name.ts';
import { writeTable } from '../../../generator/tables/export/write-table.ts';
import {
  BATTLE_LOGISTIC_SQUARE,
  checkedGame,
  LORDS_OF_WAR,
  TINY_GAME,
} from '../../support/games.ts';

function tableOf(folder: string, kind: string): KindTable {
  const table = kindTable(checkedGame(folder), kind);
  if ('refused' in table) throw new Error(table.refused);
  return table;
}

async function workbookOf(
  table: KindTable,
): Promise<Awaited<ReturnType<typeof readXlsx>>['sheets']> {
  const { sheets } = await readXlsx((await writeTable(table, 'xlsx')) as Uint8Array, {
    readStyles: true,
  });
  return sheets;
}

/** What is written on the header of a unit of Lords of War. */
async function noteOf(header: string): Promise<string | undefined> {
  const table = tableOf(LORDS_OF_WAR, 'unit');
  const [sheet] = await workbookOf(table);
  const x = table.columns.findIndex((one) => one.header === header);
  return sheet?.cells?.get(`0,${x}`)?.comment?.text;
}

/** Letters of the column with a header. */
function letter(table: KindTable, header: string): string {
  return String.fromCodePoint(65 + table.columns.findIndex((one) => one.header === header));
}

test('headers stay in view, and the lists are out of sight', async () => {
  const table = tableOf(LORDS_OF_WAR, 'unit');
  const [sheet, lists] = await workbookOf(table);
  expect(sheet).toMatchObject({ name: 'unit', freezePane: { rows: 1, columns: 1 } });
  expect(lists).toMatchObject({ name: 'lists', hidden: true });
  expect(sheet?.rows[0]).toEqual(table.columns.map(({ header }) => header));
});

test('words and ids are chosen from lists, and numbers have their limits', async () => {
  const table = tableOf(LORDS_OF_WAR, 'unit');
  const [sheet, lists] = await workbookOf(table);
  const of = (header: string): unknown => {
    const column = letter(table, header);
    return sheet?.dataValidations?.find(({ range }) => range.startsWith(`${column}2:${column}`));
  };
  // Also in rows that are still empty.
  expect(of('defence')).toMatchObject({
    range: 'G2:G250',
    type: 'whole',
    formula1: '1',
    formula2: '9',
  });
  expect(of('rank')).toMatchObject({ type: 'list', showErrorMessage: true });
  // Another file may define more.
  expect(of('race')).toMatchObject({ type: 'list', formula1: 'lists!$A$1:$A$3' });
  expect(of('race')).not.toHaveProperty('showErrorMessage');
  expect(lists?.rows.map(([race]) => race).slice(0, 4)).toEqual([
    'orc',
    'dwarf',
    'lizardman',
    null,
  ]);
});

test('yes and no are chosen, whatever else a schema says of them', () => {
  const table = tableOf(BATTLE_LOGISTIC_SQUARE, 'card');
  const flag = table.columns.find(({ header }) => header === 'cb');
  expect(flag?.choices).toEqual({ values: ['TRUE', 'FALSE'], strict: true });
});

test('what is typed in a column of texts stays a text', async () => {
  const table = tableOf(LORDS_OF_WAR, 'unit');
  const [sheet] = await workbookOf(table);
  const formatOf = (header: string, row: number): unknown =>
    sheet?.cells?.get(`${row},${table.columns.findIndex((one) => one.header === header)}`)?.style
      ?.numFmt;
  expect([formatOf('name.en', 1), formatOf('name.en', 100)]).toEqual(['@', '@']);
  expect(formatOf('defence', 1)).toBeUndefined();
});

test('a note says what the field is, in the language of the tool', async () => {
  expect(await noteOf('rank')).toMatch(/^Its standing, .*\n\nrecruit, regular,/s);
  onTestFinished(() => setLanguage('en'));
  setLanguage('ja');
  expect(await noteOf('rank')).toMatch(/^徴兵から.*\n\nrecruit, regular,/s);
});

function headersWith(columns: Readonly<Record<string, string>>): string[] {
  const game = checkedGame(TINY_GAME);
  const unit = game.manifest.kinds['unit']!;
  const manifest = {
    ...game.manifest,
    kinds: { ...game.manifest.kinds, unit: { ...unit, columns } },
  };
  const table = kindTable({ ...game, manifest }, 'unit');
  return 'refused' in table ? [] : table.columns.map(({ header }) => header);
}

test('words of the designer are the headers', () => {
  const headers = headersWith({ Verteidigung: 'defence', 名前: 'name.ja' });
  expect(headers.slice(0, 6)).toEqual(['id', 'name.en', '名前', 'race', 'class', 'Verteidigung']);
});

test('a field whose name is the header of another has no column', () => {
  const headers = headersWith({ class: 'defence' });
  expect(headers.slice(0, 5)).toEqual(['id', 'name.en', 'name.ja', 'race', 'class']);
  expect(headers.filter((one) => one === 'class')).toHaveLength(1);
  expect(headers).not.toContain('defence');
});

test('.ods holds the values, and headers in bold', async () => {
  const table = tableOf(LORDS_OF_WAR, 'race');
  const { sheets } = await readOds((await writeTable(table, 'ods')) as Uint8Array);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.rows.slice(1)).toEqual(
    table.rows.map((row) => row.map((value) => (value === '' ? null : value))),
  );
});

test.for(['history', 'lists', `long-${'and-longer-'.repeat(4)}kind`])(
  'a kind named %s is written, to a sheet that is found again',
  async (kind) => {
    const table = { ...tableOf(LORDS_OF_WAR, 'unit'), kind };
    const [sheet, lists] = await workbookOf(table);
    const { sheets } = await readOds((await writeTable(table, 'ods')) as Uint8Array);
    const name = sheetNameOf(kind);
    expect([sheet?.name, sheets[0]?.name]).toEqual([name, name]);
    const formulas = sheet?.dataValidations?.flatMap(({ type, formula1 }) =>
      type === 'list' ? [String(formula1).split('!')[0]] : [],
    );
    expect(new Set(formulas)).toEqual(new Set([lists?.name]));
  },
);
