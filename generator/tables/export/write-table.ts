/** A table as a file: CSV and TSV as texts, workbooks with all that helps whoever types in them. */
import papaparse from 'papaparse';
import { cells, widthOfCells } from '../../../diagnostics/index.ts';
import { addressOf, type CellValue } from '../../load/tables/table.ts';
import { BYTE_ORDER_MARK } from '../../load/yaml/lines.ts';
import { sheetNameOf } from '../sheet-name.ts';
import type { KindTable } from './kind-table.ts';

/** Endings of files that a table can be written as. */
export const TABLE_FORMS = ['xlsx', 'ods', 'csv', 'tsv'] as const;

export type TableForm = (typeof TABLE_FORMS)[number];

/** Rows below the last one that are ready for new components. */
const SPARE_ROWS = 200;

/** In characters of the usual size. */
const WIDEST = 56;
const NARROWEST = 6;

/** Sheet of what can be chosen; hidden, so that the table stays the only one that is shown. */
function listsBeside(sheet: string): string {
  return sheet === 'lists' ? 'choices' : 'lists';
}

export async function writeTable(table: KindTable, form: TableForm): Promise<string | Uint8Array> {
  const headers = table.columns.map(({ header }) => header);
  if (form === 'csv' || form === 'tsv') {
    const options = { newline: '\n', delimiter: form === 'csv' ? ',' : '\t' };
    // Without its mark, spreadsheets do not know that the text is UTF-8.
    return `${BYTE_ORDER_MARK}${papaparse.unparse([headers, ...table.rows] as CellValue[][], options)}\n`;
  }
  return form === 'ods' ? await odsOf(table, headers) : await xlsxOf(table, headers);
}

/** The library writes no widths, notes, lists or frozen rows into ODS. */
async function odsOf({ kind, rows }: KindTable, headers: string[]): Promise<Uint8Array> {
  const { writeOds } = await import('hucre/ods');
  const styled = headers.map((value, x) => [`0,${x}`, { value, style: HEAD }] as const);
  const all = [headers, ...rows.map((row) => row.map((value) => orNothing(inOds(value))))];
  return writeOds({ sheets: [{ name: sheetNameOf(kind), rows: all, cells: new Map(styled) }] });
}

async function xlsxOf(table: KindTable, headers: string[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { kind, columns, rows } = table;
  const name = sheetNameOf(kind);
  const listsName = listsBeside(name);
  const spare = Array.from({ length: SPARE_ROWS }, () => columns.map(() => null));
  const end = { row: rows.length, column: columns.length - 1 };
  const lists = columns.filter(({ choices }) => choices !== null);
  const sheet = {
    name,
    columns: columns.map(({ isText }, x) => ({
      width: widthOf(
        headers[x] ?? '',
        rows.map((row) => row[x] ?? ''),
      ),
      style: { ...BODY, ...(isText ? { numFmt: '@' } : {}) },
    })),
    rows: [
      headers.map(inXlsx),
      ...rows.map((row) => row.map((value) => orNothing(inXlsx(value)))),
      ...spare,
    ],
    cells: new Map(
      columns.map(({ header, note }, x) => [
        `0,${x}`,
        {
          value: inXlsx(header),
          type: 'string' as const,
          style: HEAD,
          ...(note === '' ? {} : { comment: { author: 'Cardwright', text: note } }),
        },
      ]),
    ),
    freezePane: { rows: 1, columns: headers[0] === 'id' ? 1 : 0 },
    autoFilter: { range: `A1:${addressOf(end.row, end.column)}` },
    dataValidations: columns.flatMap((column, x) => {
      const range = `${addressOf(1, x)}:${addressOf(rows.length + SPARE_ROWS, x)}`;
      return validationOf(column, range, { sheet: listsName, index: lists.indexOf(column) });
    }),
  };
  const choices = lists.map((column) => column.choices?.values ?? []);
  const longest = Math.max(0, ...choices.map((values) => values.length));
  const listRows = Array.from({ length: longest }, (_, y) =>
    choices.map((values) => inXlsx(values[y] ?? '') || null),
  );
  const hidden = { name: listsName, hidden: true, rows: listRows };
  return writeXlsx({ sheets: lists.length === 0 ? [sheet] : [sheet, hidden] });
}

const HEAD = { font: { bold: true }, alignment: { vertical: 'top' } } as const;
const BODY = { alignment: { vertical: 'top', wrapText: true } } as const;

/** An empty cell is none: a text without letters would count as written. */
function orNothing(value: CellValue): CellValue | null {
  return value === '' ? null : value;
}

/** There `_x0041_` is a way to write A; what looks so is a text of its own. */
function inXlsx<Value extends CellValue>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : value;
}

/** The library knows no line break but one, and writes others as their codes. */
function inOds(value: CellValue): CellValue {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value;
}

type Validation = {
  type: 'list' | 'whole' | 'decimal';
  range: string;
  formula1: string;
  formula2?: string;
  operator?: 'between' | 'greaterThanOrEqual' | 'lessThanOrEqual';
  allowBlank: true;
  showErrorMessage: boolean;
};

/** `list`: the column of the hidden sheet that has its choices. */
function validationOf(
  { choices, bounds }: KindTable['columns'][number],
  range: string,
  list: { readonly sheet: string; readonly index: number },
): Validation[] {
  if (choices !== null) {
    const column = addressOf(0, list.index).replace(/\d+$/, '');
    const formula1 = `${list.sheet}!$${column}$1:$${column}$${choices.values.length}`;
    return [{ type: 'list', range, formula1, allowBlank: true, showErrorMessage: choices.strict }];
  }
  if (bounds === null) return [];
  const { whole, least, most } = bounds;
  const type = whole ? 'whole' : 'decimal';
  const base = { type, range, allowBlank: true, showErrorMessage: true } as const;
  if (least !== null && most !== null) {
    return [{ ...base, operator: 'between', formula1: String(least), formula2: String(most) }];
  }
  if (least !== null) return [{ ...base, operator: 'greaterThanOrEqual', formula1: String(least) }];
  return most === null ? [] : [{ ...base, operator: 'lessThanOrEqual', formula1: String(most) }];
}

/** As wide as its longest line, within limits; longer texts are wrapped. */
function widthOf(header: string, values: readonly CellValue[]): number {
  const lines = [header, ...values].flatMap((value) => String(value).split('\n'));
  const widest = Math.max(...lines.map((line) => widthOfCells(cells(line))));
  // The button of the filter hides two characters of a header.
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}
