/** What a table says of the components of a kind that their files do not: cells that differ, rows that are new or missing. */
import { isDeepStrictEqual } from 'node:util';
import { fault, type Fault } from '../../../diagnostics/index.ts';
import type { Item } from '../../link/game-files.ts';
import type { Cell } from '../../load/tables/table.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { setAt, type Column } from '../columns.ts';
import { cellOf } from '../export/cell.ts';
import { valueAt } from '../export/columns.ts';
import { readCell } from '../read-cell.ts';
import { readingFaults, readingRemarks, type TableList } from '../read-table.ts';

type Component = Readonly<Record<string, unknown>>;

/** One field that a row changes. */
export interface FieldChange {
  readonly field: string;
  /** As cells show it; empty for no value. */
  readonly before: string;
  readonly after: string;
}

/** A component that its row changes, or that has no row; with neither it stays as it is. */
export interface ChangedItem {
  readonly item: Item;
  /** Of the table; null: it has none. */
  readonly row: number | null;
  readonly fields: readonly FieldChange[];
  /** With all changes. */
  readonly after: Component;
}

export interface TableChanges {
  /** Every component of the kind, in the order of files. */
  readonly items: readonly ChangedItem[];
  /** Rows of components that are new. */
  readonly added: readonly { readonly row: number; readonly value: Component }[];
  /** Cells that cannot be read, and rows whose id alone is another one. */
  readonly faults: readonly Fault[];
  readonly remarks: readonly Fault[];
}

/** `file`: the table, in the faults; `schema`: of a file of the kind. */
export function changesIn(
  list: TableList,
  items: readonly Item[],
  schema: JsonSchema,
  file: string,
): TableChanges {
  const rows = new Map<unknown, number>();
  for (const [row, { id }] of list.data.entries()) if (!rows.has(id)) rows.set(id, row);
  const comparison = new Comparison(list, schema, file);
  const changed = items.map((item): ChangedItem => {
    const row = rows.get(item.value['id']) ?? null;
    const same = { item, row, fields: [], after: item.value };
    return row === null ? same : { ...same, ...comparison.compare(item.value, row) };
  });
  const taken = new Set(changed.map(({ row }) => row));
  const added = list.data
    .map((_, row) => row)
    .filter((row) => !taken.has(row))
    .map((row) => ({ row, value: comparison.compare({}, row).after }));
  const missing = changed.filter(({ row }) => row === null).map(({ item }) => item);
  const renamed = added
    // A second row of one id is another error.
    .filter(({ row }) => rows.get(list.data[row]?.['id']) === row)
    .flatMap(({ row }) => renamedFault(comparison, list, missing, row, file));
  const { faults, remarks } = comparison;
  return { items: changed, added, faults: [...faults, ...renamed], remarks };
}

/** Compares rows with components, cell by cell. */
class Comparison {
  readonly faults: Fault[] = [];
  readonly remarks: Fault[] = [];
  readonly #list: TableList;
  readonly #schema: JsonSchema;
  readonly #file: string;

  constructor(list: TableList, schema: JsonSchema, file: string) {
    this.#list = list;
    this.#schema = schema;
    this.#file = file;
  }

  compare(value: Component, row: number): Pick<ChangedItem, 'fields' | 'after'> {
    const fields: FieldChange[] = [];
    const after = structuredClone(value) as Record<string, unknown>;
    for (const column of this.#list.columns) {
      const cell = this.#list.rowOf(row)[column.index] ?? EMPTY;
      const was = String(cellOf(valueAt(value, column.path), this.#schema, column.path));
      const read = this.#read(cell, column, was);
      if (read === null) continue;
      const old = valueAt(value, column.path);
      // Cells end with their text, blocks of YAML with a line break.
      const ending = typeof old === 'string' ? (/\n+$/.exec(old)?.[0] ?? '') : '';
      const next = typeof read.value === 'string' ? read.value + ending : read.value;
      setAt(after, column.path, next);
      const text = read.value === undefined ? '' : cell.text.trim();
      fields.push({ field: column.path.join('.'), before: was, after: text });
    }
    return { fields, after };
  }

  /** Whether all cells but that of the id say what a component has. */
  isAlike(value: Component, row: number): boolean {
    const others = this.#list.columns.filter(({ path }) => path[0] !== 'id');
    const said = others.filter(({ index }) => isSaid(this.#list.rowOf(row)[index]));
    return said.length > 0 && others.every((column) => this.#isSame(value, column, row));
  }

  #isSame(value: Component, column: Column, row: number): boolean {
    const cell = this.#list.rowOf(row)[column.index] ?? EMPTY;
    const was = cellOf(valueAt(value, column.path), this.#schema, column.path);
    return shown(cell.text) === shown(String(was));
  }

  /** Null for a cell that says what was there, or that cannot be read: that is a fault. */
  #read(cell: Cell, { header, path }: Column, was: string): { readonly value: unknown } | null {
    // Also what a spreadsheet takes for a date or an error, where it is the text that was there.
    if (shown(cell.text) === shown(was)) return null;
    const reading = readCell(cell, this.#schema, path);
    this.faults.push(...readingFaults(reading, cell, header, this.#file));
    if (!('value' in reading)) return null;
    const before = readCell({ ...EMPTY, text: was, value: was }, this.#schema, path);
    const isSame = 'value' in before && isDeepStrictEqual(reading.value, before.value);
    if (isSame) return null;
    this.remarks.push(...readingRemarks(reading, cell, this.#file));
    return reading;
  }
}

const EMPTY: Cell = { sort: 'value', text: '', value: '', span: { start: 0, end: 0 } };

function isSaid(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== '';
}

/** Without what spreadsheets change: blanks at the ends, line breaks of another system. */
function shown(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Decks and rules would go on naming the old id. */
function renamedFault(
  comparison: Comparison,
  list: TableList,
  missing: readonly Item[],
  row: number,
  file: string,
): Fault[] {
  const id = list.data[row]?.['id'];
  const before = missing.find(({ value }) => comparison.isAlike(value, row))?.value['id'];
  if (typeof id !== 'string' || typeof before !== 'string') return [];
  const span = list.locate([row, 'id']);
  const place = { file, path: [], ...(span === null ? {} : { span }) };
  return [fault('CW5101', place, { before, after: id })];
}
