/** Workbooks as spreadsheets write them. The library that writes them here is checked by the reader of games only. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../../../generator/load/tables/read-workbook.ts';
import { Archive } from '../../../generator/load/tables/archive.ts';
import type { Table } from '../../../generator/load/tables/table.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

type Written = Parameters<typeof writeXlsx>[0]['sheets'];

async function xlsx(sheets: Written, sheet = 'unit'): Promise<Table> {
  const path = join(room, 'units.xlsx');
  writeFileSync(path, await writeXlsx({ sheets }));
  return readWorkbook(path, 'units.xlsx', sheet);
}

/** As LibreOffice writes it: the content of the sheet, and styles. */
async function ods(sheet: string, styles = ''): Promise<Table> {
  const path = join(room, 'units.ods');
  const empty = Archive.open(Buffer.from(await writeOds({ sheets: [{ name: 'a', rows: [] }] })));
  const content = `<office:document-content ${NAMESPACES}>
    <office:automatic-styles>${styles}</office:automatic-styles>
    <office:body><office:spreadsheet>${sheet}</office:spreadsheet></office:body>
  </office:document-content>`;
  writeFileSync(path, empty!.with(new Map([['content.xml', content]])));
  return readWorkbook(path, 'units.ods', 'unit');
}

const NAMESPACES = ['office', 'table', 'text', 'style', 'calcext']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

function odsRow(...texts: readonly string[]): string {
  const cells = texts.map((text) => odsCell(text, 'office:value-type="string"'));
  return `<table:table-row>${cells.join('')}</table:table-row>`;
}

function odsCell(text: string, attributes: string): string {
  return `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
}

function shown({ rows }: Table): unknown[][] {
  return rows.map((row) =>
    row.map(({ sort, value }) => (sort === 'value' ? value : [sort, value])),
  );
}

test('numbers, words, flags and texts of several lines keep their sort', async () => {
  const rows = [
    ['id', 'defence', 'flying', 'text'],
    ['scout', 1.5, true, 'two\nlines'],
  ];
  expect(shown(await xlsx([{ name: 'Tabelle1', rows }]))).toEqual(rows);
  const path = join(room, 'units.ods');
  writeFileSync(path, await writeOds({ sheets: [{ name: 'Tabelle1', rows }] }));
  expect(shown(readWorkbook(path, 'units.ods', 'unit'))).toEqual(rows);
});

test('each row is a line of its text, and each cell is found there', async () => {
  const rows = [
    ['id', 'text'],
    ['scout', 'two\nlines'],
    ['miner', 3],
  ];
  const { text, rows: read } = await xlsx([{ name: 'a', rows }]);
  expect(text.split('\n')).toHaveLength(3);
  const span = read[2]?.[1]?.span;
  expect(text.slice(span?.start, span?.end)).toBe('3');
});

test('dates, and formulas without a result, are known as such', async () => {
  const rows = [
    ['id', 'a', 'b', 'c'],
    ['scout', new Date('2026-01-02'), null, null],
  ];
  const cells = new Map([
    ['1,2', { formula: 'B2*2' }],
    ['1,3', { formula: 'B2*2', formulaResult: 7 }],
  ]);
  const [, row] = shown(await xlsx([{ name: 'a', rows, cells }]));
  expect(row).toEqual(['scout', ['date', '2026-01-02'], ['uncomputed', '=B2*2'], 7]);
});

test('a cell merged over rows counts for each, one merged over columns for none but the first', async () => {
  const rows = [
    ['clan', 'id', 'name'],
    ['heron', 'scout', 'Scout'],
    [null, 'miner', null],
  ];
  const merges = [
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 2, startCol: 1, endRow: 2, endCol: 2 },
  ];
  const [, , row] = shown(await xlsx([{ name: 'a', rows, merges }]));
  expect(row).toEqual(['heron', 'miner', ['merged', 'miner']]);
});

test('rows of an .ods that are grouped, or repeated on each page, are rows as all others', async () => {
  const table = await ods(`<table:table table:name="a">
    <table:table-header-rows>${odsRow('id')}</table:table-header-rows>
    <table:table-rows>${odsRow('scout')}</table:table-rows>
    <table:table-row-group table:display="false">
      <table:table-row-group>${odsRow('miner')}</table:table-row-group>${odsRow('guard')}
    </table:table-row-group>${odsRow('smith')}
  </table:table>`);
  expect(shown(table)).toEqual([['id'], ['scout'], ['miner'], ['guard'], ['smith']]);
});

test('what a spreadsheet made of 50%, of a time and of a formula, is known in an .ods', async () => {
  const cells = [
    odsCell('50%', 'office:value-type="percentage" office:value="0.5"'),
    odsCell('1:02', "office:value-type='time' office:time-value='PT01H02M00S'"),
    odsCell('1.2.26', 'office:value-type="date" office:date-value="2026-02-01"'),
    odsCell('Err:502', 'office:value-type="string" calcext:value-type="error"'),
    odsCell('#DIV/0!', 'office:value-type="float" office:value="0" calcext:value-type="error"'),
    odsCell('3', 'table:formula="of:=1&lt;2" office:value-type="float" office:value="3"'),
  ];
  const table = await ods(
    `<table:table table:name="a"><table:table-row>${cells.join('')}</table:table-row></table:table>`,
  );
  expect(shown(table)).toEqual([
    [
      ['percent', '50%'],
      ['date', '01:02'],
      ['date', '2026-02-01'],
      ['error', 'Err:502'],
      ['error', '#DIV/0!'],
      3,
    ],
  ]);
});

test('percentages and times are known in an .xlsx by their format', async () => {
  const rows = [[0.29, 0.5, 0.5, 1 / 24]];
  const cells = new Map(
    ['0.0%', '0" %"', '0\\%', 'h:mm'].map((numFmt, x) => [`0,${x}`, { style: { numFmt } }]),
  );
  const [row] = shown(await xlsx([{ name: 'a', rows, cells }]));
  expect(row).toEqual([['percent', '29%'], 0.5, 0.5, ['date', '01:00']]);
});

test('a whole percentage has a format without an entry', async () => {
  const cells = new Map([['0,0', { style: { numFmt: '0%' } }]]);
  const [row] = shown(await xlsx([{ name: 'a', rows: [[0.5, 2]], cells }]));
  expect(row).toEqual([['percent', '50%'], 2]);
});

test('a sheet that ends with a million styled rows is as long as what is written in it', async () => {
  const styled = '<table:table-cell table:style-name="ce1" table:number-columns-repeated="9"/>';
  const rest = `<table:table-row table:number-rows-repeated="1048574">${styled}</table:table-row>`;
  const table = await ods(
    `<table:table table:name="a">${odsRow('id')}${odsRow('a')}${rest}</table:table>`,
  );
  expect(shown(table)).toEqual([['id'], ['a']]);
});

test('an .ods with more cells than any game has is large', async () => {
  const cells = '<table:table-cell table:number-columns-repeated="100"/>' + odsCell('x', '');
  const table = await ods(
    `<table:table table:name="a">
      <table:table-row table:number-rows-repeated="1048576">${cells}</table:table-row>
    </table:table>`,
  );
  expect(table.faults.map(({ params }) => params)).toEqual([{ reason: 'large' }]);
});

/** An .xlsx with these sheets in which a text of `name` is changed. */
async function changedXlsx(
  sheets: readonly string[],
  name: string,
  change: (text: string) => string,
): Promise<Table> {
  const path = join(room, 'units.xlsx');
  const written = await writeXlsx({ sheets: sheets.map((one) => sheetOf(one)) });
  const archive = Archive.open(Buffer.from(written));
  const text = change(archive?.text(name) ?? '');
  writeFileSync(path, archive!.with(new Map([[name, text]])));
  return readWorkbook(path, 'units.xlsx', 'unit');
}

test('a sheet that is a chart is none', async () => {
  const relations = 'xl/_rels/workbook.xml.rels';
  const table = await changedXlsx(['cards', 'Chart1'], relations, (text) =>
    text.replace(/worksheet(" Target="worksheets\/sheet2)/, 'chartsheet$1'),
  );
  expect(table.faults).toEqual([]);
  expect(shown(table)).toEqual([['id'], ['cards']]);
});

test('how a text is spoken is no part of it', async () => {
  const text = '<is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is>';
  const row = `<row r="1"><c r="A1" t="inlineStr">${text}</c></row>`;
  const table = await changedXlsx(
    ['cards'],
    'xl/worksheets/sheet1.xml',
    () => `<worksheet><sheetData>${row}</sheetData></worksheet>`,
  );
  expect(shown(table)).toEqual([['東京']]);
});

function sheetOf(name: string, hidden = false): Written[number] {
  return { name, rows: [['id'], [name]], hidden };
}

function odsStyle(name: string, isShown: boolean): string {
  return `<style:style style:name="${name}" style:family="table">
    <style:table-properties table:display="${isShown}"/></style:style>`;
}

describe('which sheet is meant', () => {
  test.each([
    ['the only one', [sheetOf('Tabelle1')], 'Tabelle1'],
    ['the one named as the kind', [sheetOf('notes'), sheetOf('unit')], 'unit'],
    ['the only one that is shown', [sheetOf('notes', true), sheetOf('cards')], 'cards'],
  ])('%s', async (_, sheets, expected) => {
    expect(shown(await xlsx(sheets))[1]).toEqual([expected]);
  });

  test('the only one that is shown, in an .ods', async () => {
    const tables = ['ta1', 'ta2'].map(
      (style) => `<table:table table:name="${style}" table:style-name="${style}">
        ${odsRow(style)}</table:table>`,
    );
    const styles = `<style:style style:name="ce1"/>${odsStyle('ta1', false)}${odsStyle('ta2', true)}`;
    expect(shown(await ods(tables.join(''), styles))).toEqual([['ta2']]);
  });

  test('none, where several could be', async () => {
    const { faults } = await xlsx([sheetOf('a'), sheetOf('b')]);
    expect(faults.map(({ code, params }) => [code, params])).toEqual([
      ['CW1705', { reason: 'sheets', sheet: 'unit', sheets: ['a', 'b'] }],
    ]);
  });
});

test('a workbook that is gone when it is read is reported', () => {
  const { faults } = readWorkbook(join(room, 'gone.xlsx'), 'gone.xlsx', 'unit');
  expect(faults.map(({ code, file }) => [code, file])).toEqual([['CW1021', 'gone.xlsx']]);
});

describe('what is no workbook', () => {
  test.each([
    ['text', Buffer.from('id,name\n')],
    ['nothing', Buffer.alloc(0)],
    ['half of one', Buffer.from('PK\u0003\u0004 and no more')],
  ])('%s', (_, bytes) => {
    const path = join(room, 'bad.xlsx');
    writeFileSync(path, bytes);
    const { faults } = readWorkbook(path, 'bad.xlsx', 'unit');
    expect(faults.map(({ code, params }) => [code, params])).toEqual([
      ['CW1705', { reason: 'damaged' }],
    ]);
  });
});
