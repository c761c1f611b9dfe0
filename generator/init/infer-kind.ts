/** What kind of component a table holds: its fields, and what each can be. */
import type { Cell, Table } from '../load/tables/table.ts';
import { flagOf, numberOf } from '../tables/read-cell.ts';
import { idOf, isId } from './identity.ts';

/** What a field can be; `texts`: one per language, in these. */
export type FieldSort =
  | { readonly sort: 'id' | 'text' | 'integer' | 'number' | 'boolean' }
  | { readonly sort: 'words'; readonly words: readonly string[] }
  | { readonly sort: 'texts'; readonly languages: readonly string[] };

export interface InferredField {
  readonly name: string;
  readonly is: FieldSort;
  /** Whether every row has one. */
  readonly required: boolean;
  /** Its header, where that is in letters of another language. */
  readonly title?: string;
}

export interface InferredKind {
  readonly fields: readonly InferredField[];
  /** Fields by headers that are other words. */
  readonly columns: Readonly<Record<string, string>>;
  /** Headers and rows, with an id for each. */
  readonly rows: readonly (readonly string[])[];
  /** Languages of its texts; the first is written. */
  readonly languages: readonly string[];
  /** What is in the column of ids and cannot be one, with the id that is there now; nothing for an empty cell. */
  readonly changedIds: readonly { readonly from: string; readonly to: string }[];
}

/** Headers that many tables have, in small letters. */
const MEANT: Readonly<Record<string, string>> = {
  名前: 'name',
  カード名: 'name',
  title: 'name',
  'card name': 'name',
  枚数: 'quantity',
  count: 'quantity',
  copies: 'quantity',
  qty: 'quantity',
  anzahl: 'quantity',
  quantité: 'quantity',
  cantidad: 'quantity',
  効果: 'text',
  テキスト: 'text',
  文章: 'text',
  説明: 'text',
  スート: 'suit',
  色: 'colour',
  属性: 'element',
  ランク: 'rank',
  数字: 'number',
  得点: 'points',
  種類: 'type',
  コスト: 'cost',
  攻撃: 'attack',
  攻撃力: 'attack',
  防御: 'defence',
  防御力: 'defence',
  フレーバー: 'flavour',
};

/** Words of a field, where cards share few of them. */
const MOST_WORDS = 8;

interface Column {
  readonly header: string;
  readonly field: string;
  readonly index: number;
}

/** Null for a table without rows below its headers. */
export function inferKind({ rows }: Table): InferredKind | null {
  const said = rows.filter((row) => row.some(({ text }) => text.trim() !== ''));
  const [headers = [], ...cards] = said;
  if (cards.length === 0) return null;
  const columns = inLanguages(columnsOf(headers), (index) =>
    cards.map((row) => textOf(row[index])),
  );
  const width = said.reduce((most, row) => Math.max(most, row.length), 0);
  const values = (index: number): string[] => cards.map((row) => textOf(row[index]));
  const idColumn = columns.find(({ field }) => field === 'id');
  const hasIds = idColumn !== undefined;
  const given = hasIds ? values(idColumn.index) : null;
  const ids = idsOf(given, columns, values);
  const fields = fieldsOf(columns, values);
  const shown = [...columns, ...remarksIn(headers, width, values)].toSorted(
    (one, other) => one.index - other.index,
  );
  const written = shown.map(({ index }) => (index === idColumn?.index ? ids : values(index)));
  const table = cards.map((_, row) => written.map((column) => column[row] ?? ''));
  const heads = shown.map(({ header }) => header);
  const languages = fields.flatMap(({ is }) => (is.sort === 'texts' ? is.languages : []));
  return {
    fields: hasIds ? fields : [{ name: 'id', is: { sort: 'id' }, required: true }, ...fields],
    columns: Object.fromEntries(
      columns
        .filter(({ header, field }) => header !== field)
        .map(({ header, field }) => [header, field]),
    ),
    rows: hasIds
      ? [heads, ...table]
      : [['id', ...heads], ...table.map((row, index) => [ids[index] ?? '', ...row])],
    languages: languages.length > 0 ? [...new Set(languages)] : [languageOf(table)],
    changedIds: (given ?? []).flatMap((from, row) => {
      const to = ids[row] ?? '';
      return from === '' || from === to ? [] : [{ from, to }];
    }),
  };
}

function languageOf(table: readonly (readonly string[])[]): string {
  return table.flat().some((text) => /[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) ? 'ja' : 'en';
}

function textOf(cell: Cell | undefined): string {
  return cell?.text.trim() ?? '';
}

/** Columns that are no fields: remarks, and what has no header, which becomes one. */
function remarksIn(
  headers: readonly Cell[],
  width: number,
  values: (index: number) => readonly string[],
): Pick<Column, 'header' | 'index'>[] {
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const header = textOf(headers[index]);
    if (header.startsWith('#')) return [{ header, index }];
    const isLost = header === '' && values(index).some((value) => value !== '');
    return isLost ? [{ header: '#', index }] : [];
  });
}

/** Columns with a header that is no remark. */
function columnsOf(headers: readonly Cell[]): Column[] {
  const taken = new Set<string>();
  return headers.flatMap(({ text }, index): Column[] => {
    const header = text.trim();
    if (header === '' || header.startsWith('#')) return [];
    const field = fieldNamed(header, index);
    const own = taken.has(field) ? `${field}${index + 1}` : field;
    taken.add(own);
    // Of equal headers only the first can be read by its words.
    const isRepeated = headers.slice(0, index).some((other) => textOf(other) === header);
    return [{ header: isRepeated ? own : header, field: own, index }];
  });
}

/** `name` beside `name.ja` is the text in another language, which it does not say: that of its cells. */
function inLanguages(
  columns: readonly Column[],
  values: (index: number) => readonly string[],
): Column[] {
  const fields = columns.map(({ field }) => field);
  return columns.map((column) => {
    if (!fields.some((other) => other.startsWith(`${column.field}.`))) return column;
    const field = `${column.field}.${languageOf([values(column.index)])}`;
    const own = `${column.field}${column.index + 1}`;
    return { ...column, field: fields.includes(field) ? own : field };
  });
}

/** `Attack Power` is attackPower; a header in other letters is a word that is known, or a number. */
function fieldNamed(header: string, index: number): string {
  if (/^[a-z][A-Za-z0-9]*(\.[a-z]{2})?$/.test(header)) return header;
  const known = header.toLowerCase();
  if (Object.hasOwn(MEANT, known)) return MEANT[known]!;
  const [first = '', ...others] = idOf(header).split('-');
  const camel = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
  return /^[a-z][A-Za-z0-9]*$/.test(camel) ? camel : `field${index + 1}`;
}

/** Those that are `given`, as far as they are ids or one can be made of them; else of the names. Equal ones are numbered. */
function idsOf(
  given: readonly string[] | null,
  columns: readonly Column[],
  values: (index: number) => readonly string[],
): string[] {
  const named = columns.find(({ field }) => field.split('.')[0] === 'name') ?? columns[0];
  const names = named === undefined ? [] : values(named.index);
  const used = new Set<string>();
  return names.map((name, row) => {
    const own = given?.[row] ?? '';
    const base = madeId(own === '' ? name : own) ?? `card-${row + 1}`;
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  });
}

/** `Reed Scout` is reed-scout, number 7 is card-7; null where no id comes of it. */
function madeId(text: string): string | null {
  const id = idOf(/^\d+$/.test(text) ? `card-${text}` : text);
  return isId(id) ? id : null;
}

function fieldsOf(
  columns: readonly Column[],
  values: (index: number) => readonly string[],
): InferredField[] {
  const names = [...new Set(columns.map(({ field }) => field.split('.')[0] ?? ''))];
  return names.map((name): InferredField => {
    const own = columns.filter(({ field }) => field.split('.')[0] === name);
    const languages = own.flatMap(({ field }) => field.split('.')[1] ?? []);
    const written = own.map(({ index }) => values(index));
    const required = written.some((column) => column.every((value) => value !== ''));
    const is: FieldSort =
      languages.length > 0 ? { sort: 'texts', languages } : sortOf(name, written[0] ?? []);
    const title = own[0]?.header ?? '';
    return { name, is, required, ...(/[^\0-\x7F]/u.test(title) ? { title } : {}) };
  });
}

function sortOf(name: string, column: readonly string[]): FieldSort {
  if (name === 'id') return { sort: 'id' };
  const values = column.filter((value) => value !== '');
  const numbers = values.map(numberOf);
  if (name === 'name' || name === 'text' || values.length === 0) return { sort: 'text' };
  if (numbers.every((read) => 'value' in read && read.value !== undefined)) {
    const isWhole = numbers.every((read) => 'value' in read && Number.isInteger(read.value));
    return { sort: isWhole ? 'integer' : 'number' };
  }
  if (values.every((value) => flagOf(value) !== null)) return { sort: 'boolean' };
  const words = [...new Set(values)];
  const isShared = words.length <= MOST_WORDS && words.length * 2 <= values.length;
  return isShared && words.every((word) => /^\S{1,20}$/.test(word))
    ? { sort: 'words', words }
    : { sort: 'text' };
}
