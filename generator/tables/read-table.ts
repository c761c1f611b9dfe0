/** A table as a list of components, with the cell that each field is written in. */
import { fault, type Fault, type Path, type Span } from '../../diagnostics/index.ts';
import { addressOf, type Cell, type Table } from '../load/tables/table.ts';
import type { Edit } from '../decks/move-text.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { columnsIn, isWithin, type Column, type ColumnMap } from './columns.ts';
import { readCell } from './read-cell.ts';

/** The name of a cell, as designers find it. */
export interface CellName {
  /** The header of its column; empty for one without. */
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
  readonly #columns: readonly Column[];
  readonly #headers: readonly Cell[];
  /** The row of each component, from 0. */
  readonly #rowOf: number[] = [];

  constructor(table: Table, schema: JsonSchema, map: ColumnMap, file: string) {
    this.#table = table;
    this.#file = file;
    this.faults = [...table.faults];
    const head = table.rows.findIndex((row) => !isEmpty(row));
    this.#headers = table.rows[head] ?? [];
    const { columns, faults } = columnsIn(this.#headers, schema, map, file);
    this.#columns = columns;
    this.faults.push(...faults);
    for (const [index, row] of table.rows.entries()) {
      if (head === -1 || index <= head || isEmpty(row)) continue;
      this.#rowOf.push(index);
      this.data.push(this.#component(row, schema));
      this.#reportBeside(row);
    }
  }

  get complete(): boolean {
    return this.faults.length === 0;
  }

  locate(path: Path): Span | null {
    const [index, ...field] = path;
    const row = this.#table.rows[this.#rowOf[Number(index)] ?? -1];
    if (row === undefined) return this.#headers[0]?.span ?? null;
    const column =
      this.#columns.find((one) => isWithin(field, one.path)) ??
      (field.length === 0 ? undefined : this.#columns.find((one) => isWithin(one.path, field)));
    const cell = row[column?.index ?? -1] ?? row.find(({ text }) => text.trim() !== '');
    return cell?.span ?? null;
  }

  cellAt(offset: number): CellName | null {
    for (const [y, row] of this.#table.rows.entries()) {
      if ((row.at(-1)?.span.end ?? -1) < offset) continue;
      const x = row.findIndex(({ span }) => span.start <= offset && offset <= span.end);
      if (x === -1) return null;
      return { column: this.#headers[x]?.text.trim() ?? '', address: addressOf(y, x) };
    }
    return null;
  }

  #component(row: readonly Cell[], schema: JsonSchema): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const { index, header, path } of this.#columns) {
      const cell = row[index];
      if (cell === undefined) continue;
      const reading = readCell(cell, schema, path);
      const place = { file: this.#file, path: [], span: cell.span };
      if ('bad' in reading) {
        const params = { header, text: cell.text, reason: reading.bad };
        this.faults.push(fault('CW1704', place, params));
      } else if ('yaml' in reading) {
        this.faults.push(...reading.yaml.map((one) => ({ ...one, ...place })));
      } else if (reading.value !== undefined) {
        put(made, path, reading.value);
        this.#note(cell, reading.understood);
      }
    }
    return made;
  }

  /** What was not written as it is understood, is shown: nothing is guessed in silence. */
  #note({ text, span }: Cell, understood: string | undefined): void {
    if (understood === undefined) return;
    this.remarks.push(fault('CW1706', { file: this.#file, path: [], span }, { text, understood }));
    this.understood.push({ ...span, text: understood });
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
