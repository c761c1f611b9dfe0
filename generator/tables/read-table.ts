/** A table as a list of components, with the cell that each field is written in. */
import { fault, type Fault, type Path, type Span } from '../../diagnostics/index.ts';
import { addressOf, type Cell, type Table } from '../load/tables/table.ts';
import type { Edit } from '../edit/text-edits.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { columnsIn, isWithin, type Column, type ColumnMap } from './columns.ts';
import { readCell, type CellReading } from './read-cell.ts';

/** The name of a cell, as designers find it. */
export interface CellName {
  /** The header of its column, on one line; empty for one without. */
  readonly column: string;
  /** `D14` */
  readonly address: string;
}

/** A table in the shape of a component file. */
export interface TableList {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly faults: readonly Fault[];
  /** Cells that say what they mean in an unusual way. */
  readonly remarks: readonly Fault[];
  /** The same cells as they are usually written. */
  readonly understood: readonly Edit[];
  /** Whether every cell was read. */
  readonly complete: boolean;
  /** That of the table. */
  readonly text: string;
  readonly columns: readonly Column[];
  /** The cells of a component, as far as they are written. */
  rowOf(index: number): readonly Cell[];
  /** What a component has below a header that is a remark. */
  remarkOf(index: number, header: string): Cell | undefined;
  /** Offsets in the text of the cell that holds what is at a path of `data`, or would. */
  locate(path: Path): Span | null;
  /** The cell at an offset of the text. */
  cellAt(offset: number): CellName | null;
}

/** `schema` is that of the file; `file` the path in the faults. */
export function readTable(
  table: Table,
  schema: JsonSchema,
  map: ColumnMap,
  file: string,
): TableList {
  return new TableReader(table, schema, map, file);
}

class TableReader implements TableList {
  readonly data: Record<string, unknown>[] = [];
  readonly faults: Fault[];
  readonly remarks: Fault[] = [];
  readonly understood: Edit[] = [];
  readonly #table: Table;
  readonly #file: string;
  readonly columns: readonly Column[];
  readonly #headers: readonly Cell[];
  /** The row of each component, from 0. */
  readonly #rowOf: number[] = [];

  constructor(table: Table, schema: JsonSchema, map: ColumnMap, file: string) {
    this.#table = table;
    this.#file = file;
    this.faults = [...table.faults, ...quoteFaults(table, file)];
    const head = table.rows.findIndex((row) => !isEmpty(row));
    this.#headers = table.rows[head] ?? [];
    const { columns, faults } = columnsIn(this.#headers, schema, map, file);
    this.columns = columns;
    this.faults.push(...faults);
    for (const [index, row] of table.rows.entries()) {
      if (head === -1 || index <= head || isEmpty(row)) continue;
      this.#rowOf.push(index);
      this.data.push(this.#component(row, schema));
      this.#reportBeside(row);
    }
  }

  get text(): string {
    return this.#table.text;
  }

  get complete(): boolean {
    return this.faults.length === 0;
  }

  rowOf(index: number): readonly Cell[] {
    return this.#table.rows[this.#rowOf[index] ?? -1] ?? [];
  }

  remarkOf(index: number, header: string): Cell | undefined {
    const column = this.#headers.findIndex(({ text }) => text.trim() === header);
    return this.rowOf(index)[column];
  }

  locate(path: Path): Span | null {
    const [index, ...field] = path;
    const row = this.#table.rows[this.#rowOf[Number(index)] ?? -1];
    if (row === undefined) return this.#headers[0]?.span ?? null;
    const column =
      this.columns.find((one) => isWithin(field, one.path)) ??
      (field.length === 0 ? undefined : this.columns.find((one) => isWithin(one.path, field)));
    const cell = row[column?.index ?? -1] ?? row.find(({ text }) => text.trim() !== '');
    return cell?.span ?? null;
  }

  cellAt(offset: number): CellName | null {
    for (const [y, row] of this.#table.rows.entries()) {
      if ((row.at(-1)?.span.end ?? -1) < offset) continue;
      const x = row.findIndex(({ span }) => span.start <= offset && offset <= span.end);
      if (x === -1) return null;
      const column = this.#headers[x]?.text.trim().replaceAll(/\s+/g, ' ') ?? '';
      return { column, address: addressOf(y, x) };
    }
    return null;
  }

  #component(row: readonly Cell[], schema: JsonSchema): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const { index, header, path } of this.columns) {
      const cell = row[index];
      // What a quote has swallowed is no value.
      if (cell === undefined || cell.span.start === this.#table.unclosed?.start) continue;
      const reading = readCell(cell, schema, path);
      this.faults.push(...readingFaults(reading, cell, header, this.#file));
      if (!('value' in reading) || reading.value === undefined) continue;
      put(made, path, reading.value);
      const { understood } = reading;
      this.remarks.push(...readingRemarks(reading, cell, this.#file));
      if (understood !== undefined) this.understood.push({ ...cell.span, text: asCsv(understood) });
    }
    return made;
  }

  /** What is written where no column has a header is in no component. */
  #reportBeside(row: readonly Cell[]): void {
    for (const [index, { text, span, sort }] of row.entries()) {
      const isNamed = (this.#headers[index]?.text.trim() ?? '') !== '';
      if (isNamed || text.trim() === '' || sort === 'merged') continue;
      this.faults.push(fault('CW1703', { file: this.#file, path: [], span }, { text }));
    }
  }
}

/** Behind a quote that is not closed, cells and rows are part of one text. */
function quoteFaults({ text, unclosed }: Table, file: string): Fault[] {
  if (unclosed === undefined) return [];
  const written = text.slice(unclosed.start, unclosed.end);
  return [fault('CW1707', { file, path: [], span: unclosed }, { text: written })];
}

/** Why a cell says nothing, at the cell. */
export function readingFaults(
  reading: CellReading,
  { text, span }: Cell,
  header: string,
  file: string,
): Fault[] {
  const place = { file, path: [], span };
  if ('bad' in reading) return [fault('CW1704', place, { header, text, reason: reading.bad })];
  return 'yaml' in reading ? reading.yaml.map((one) => ({ ...one, ...place })) : [];
}

/** What was not written as it is understood, is shown: nothing is guessed in silence. */
export function readingRemarks(reading: CellReading, { text, span }: Cell, file: string): Fault[] {
  const understood = 'value' in reading ? reading.understood : undefined;
  if (understood === undefined) return [];
  return [fault('CW1706', { file, path: [], span }, { text, understood })];
}

/** A list can have in it what separates cells. */
function asCsv(text: string): string {
  return /[,;\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isEmpty(row: readonly Cell[]): boolean {
  return row.every(({ text, sort }) => text.trim() === '' && sort === 'value');
}

function put(
  holder: Record<string, unknown>,
  [step = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    holder[step] = value;
    return;
  }
  const inner = Object.hasOwn(holder, step) ? holder[step] : {};
  holder[step] = inner;
  put(inner as Record<string, unknown>, rest, value);
}
