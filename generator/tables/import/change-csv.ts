/** A table of components in CSV or TSV with the changes of another table: only cells that differ. */
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../../diagnostics/index.ts';
import { applyEdits, type Edit } from '../../edit/text-edits.ts';
import type { CheckedFile } from '../../link/game-files.ts';
import { readCsv } from '../../load/tables/read-csv.ts';
import type { Cell } from '../../load/tables/table.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { isWithin, type ColumnMap } from '../columns.ts';
import { cellOf } from '../export/cell.ts';
import { exportedColumns, valueAt } from '../export/columns.ts';
import { readTable, type TableList } from '../read-table.ts';
import type { FileChanges, NotChanged } from './change-yaml.ts';

type Component = Readonly<Record<string, unknown>>;

/** What the cells of a table mean. */
export interface TableForm {
  readonly schema: JsonSchema;
  readonly map: ColumnMap;
  readonly locales: readonly string[];
}

export function changeCsv(
  { path, text: written, table }: Pick<CheckedFile, 'path' | 'text' | 'table'>,
  { changed, removed, added }: FileChanges,
  form: TableForm,
): { readonly text: string } | NotChanged {
  if (table === undefined) return 'layout';
  // A cell that has swallowed rows would be replaced together with them.
  if (readCsv(written, path.endsWith('.tsv')).unclosed !== undefined) return 'quote';
  const isTabbed = path.endsWith('.tsv');
  const gone = new Set(removed.map(({ item }) => Number(item.path[0])));
  const next = new Map(changed.map(({ item, after }) => [Number(item.path[0]), after]));
  const kept = table.data.map((one, index) => next.get(index) ?? one);
  const all = [...kept.filter((_, index) => !gone.has(index)), ...added];
  const widened = widen(written, table, [...next.values(), ...added], form, isTabbed);
  const reread = readTable(readCsv(widened, isTabbed), form.schema, form.map, path);
  const text = new CsvEditor(widened, reread, form.schema, isTabbed).change(next, gone, added);
  const read = readTable(readCsv(text, isTabbed), form.schema, form.map, path);
  const isSound = hasNoNew(read.faults, table.faults) && isDeepStrictEqual(read.data, all);
  return isSound ? { text } : 'cells';
}

/** Whether all faults were there before, wherever their cells are now. */
function hasNoNew(faults: readonly Fault[], before: readonly Fault[]): boolean {
  const known = before.map(keyOf);
  return faults.map(keyOf).every((one) => {
    const place = known.indexOf(one);
    if (place !== -1) known.splice(place, 1);
    return place !== -1;
  });
}

function keyOf({ code, params }: Fault): string {
  return JSON.stringify([code, params]);
}

/** The table with a column for each field that it had none for. */
function widen(
  text: string,
  table: TableList,
  components: readonly Component[],
  { schema, map, locales }: TableForm,
  isTabbed: boolean,
): string {
  const isKnown = (path: readonly string[]): boolean =>
    table.columns.some((one) => isWithin(path, one.path) || isWithin(one.path, path));
  const lacking = exportedColumns({ schema, map, locales, components }).filter(
    ({ path }) => !isKnown(path) && components.some((one) => valueAt(one, path) !== undefined),
  );
  if (lacking.length === 0) return text;
  const { rows } = readCsv(text, isTabbed);
  const delimiter = delimiterOf(text, rows, isTabbed);
  const headers = lacking.map(({ header }) => quoted(header, delimiter));
  const head = rows.findIndex((row) => row.some(isWritten));
  const width = rows.reduce(
    (most, row) => Math.max(most, row.findLastIndex(isWritten) + 1),
    rows[head]?.length ?? 0,
  );
  const edits = rows.flatMap((row, y): Edit[] => {
    const end = row.at(-1)?.span.end;
    if (end === undefined || y < head || !row.some(isWritten)) return [];
    const more = y === head ? headers : headers.map(() => '');
    const gap = delimiter.repeat(Math.max(0, width - row.length));
    return [{ start: end, end, text: `${gap}${delimiter}${more.join(delimiter)}` }];
  });
  return applyEdits(text, edits);
}

function isWritten({ text }: Cell): boolean {
  return text.trim() !== '';
}

class CsvEditor {
  readonly #text: string;
  readonly #table: TableList;
  readonly #schema: JsonSchema;
  readonly #delimiter: string;

  constructor(text: string, table: TableList, schema: JsonSchema, isTabbed: boolean) {
    this.#text = text;
    this.#table = table;
    this.#schema = schema;
    this.#delimiter = delimiterOf(text, readCsv(text, isTabbed).rows, isTabbed);
  }

  change(
    next: ReadonlyMap<number, Component>,
    gone: ReadonlySet<number>,
    added: readonly Component[],
  ): string {
    const cells = [...next].flatMap(([index, after]) => this.#cells(index, after));
    const rows = [...gone].map((index) => this.#withoutRow(index));
    return this.#withRows(applyEdits(this.#text, [...cells, ...rows]), added);
  }

  #cells(index: number, after: Component): Edit[] {
    const before = this.#table.data[index] ?? {};
    const row = this.#table.rowOf(index);
    const missing: string[] = [];
    const edits = this.#table.columns.flatMap((column): Edit[] => {
      const [was, is] = [before, after].map((one) => this.#cell(one, column.path));
      if (was === is || is === undefined) return [];
      const cell = row[column.index];
      if (cell === undefined) missing[column.index - row.length] = is;
      return cell === undefined ? [] : [{ ...cell.span, text: is }];
    });
    const end = row.at(-1)?.span.end ?? 0;
    const more = Array.from(
      missing,
      (one: string | undefined) => this.#delimiter + (one ?? ''),
    ).join('');
    return more === '' ? edits : [...edits, { start: end, end, text: more }];
  }

  #cell(component: Component, path: readonly string[]): string {
    const value = cellOf(valueAt(component, path), this.#schema, path);
    return quoted(String(value), this.#delimiter);
  }

  /** With its line break. */
  #withoutRow(index: number): Edit {
    const row = this.#table.rowOf(index);
    const start = row[0]?.span.start ?? 0;
    const end = row.at(-1)?.span.end ?? start;
    const newline = /^\r?\n/.exec(this.#text.slice(end))?.[0] ?? '';
    return { start, end: end + newline.length, text: '' };
  }

  #withRows(text: string, added: readonly Component[]): string {
    if (added.length === 0) return text;
    const newline = text.includes('\r\n') ? '\r\n' : '\n';
    const width = Math.max(...this.#table.columns.map(({ index }) => index)) + 1;
    const lines = added.map((one) => {
      const row = Array.from({ length: width }, () => '');
      for (const { index, path } of this.#table.columns) row[index] = this.#cell(one, path);
      return row.join(this.#delimiter);
    });
    const gap = text === '' || text.endsWith('\n') ? '' : newline;
    return `${text}${gap}${lines.join(newline)}${newline}`;
  }
}

/** What is written between the first two cells of the headers. */
function delimiterOf(text: string, rows: readonly (readonly Cell[])[], isTabbed: boolean): string {
  const [first] = rows.find((row) => row.length > 1) ?? [];
  return first === undefined ? (isTabbed ? '\t' : ',') : text.charAt(first.span.end);
}

function quoted(text: string, delimiter: string): string {
  const needs = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
  return needs ? `"${text.replaceAll('"', '""')}"` : text;
}
