/** The tables that pages have, so that they are sent only the rows that are different. */
import { isDeepStrictEqual } from 'node:util';
import type { FigureChanges, FigureRow, Figures, RowSplice } from '../../../protocol/figures.ts';

/** Several pages may be open, and each shows one table. */
const MOST = 8;

export class SentTables {
  /** In the order in which they were made. */
  readonly #sent: Figures[] = [];
  #made = 0;

  /** `since`: the stamp of the table that the page has; the whole table where that is not known any more. */
  answer(table: Omit<Figures, 'stamp'>, since: string | null): Figures | FigureChanges {
    const known = this.#sent.find(({ stamp }) => stamp === since);
    const now = this.#kept(table);
    if (known === undefined || !isSameTable(known, now)) return now;
    return { stamp: now.stamp, splices: splicesBetween(known.rows, now.rows) };
  }

  /** A table that has not changed keeps its stamp. */
  #kept(table: Omit<Figures, 'stamp'>): Figures {
    const last = this.#sent.findLast(({ kind }) => kind === table.kind);
    const isSame =
      last !== undefined &&
      isSameTable(last, table) &&
      splicesBetween(last.rows, table.rows).length === 0;
    if (isSame) return last;
    this.#made += 1;
    const made = { ...table, stamp: String(this.#made) };
    this.#sent.push(made);
    if (this.#sent.length > MOST) this.#sent.shift();
    return made;
  }
}

type Heads = Pick<Figures, 'kind' | 'columns'>;

function isSameTable(one: Heads, other: Heads): boolean {
  return one.kind === other.kind && isDeepStrictEqual(one.columns, other.columns);
}

/** In a table of another length, what is between the rows that both begin and end with. */
function splicesBetween(old: readonly FigureRow[], made: readonly FigureRow[]): RowSplice[] {
  if (old.length === made.length) return replacedRows(old, made);
  const shorter = Math.min(old.length, made.length);
  let at = 0;
  while (at < shorter && isSameRow(old[at], made[at])) at += 1;
  let tail = 0;
  while (tail < shorter - at && isSameRow(old.at(-1 - tail), made.at(-1 - tail))) tail += 1;
  return [{ at, removed: old.length - tail - at, rows: made.slice(at, made.length - tail) }];
}

function replacedRows(old: readonly FigureRow[], made: readonly FigureRow[]): RowSplice[] {
  const splices: RowSplice[] = [];
  for (let at = 0; at < made.length; at += 1) {
    const from = at;
    while (at < made.length && !isSameRow(old[at], made[at])) at += 1;
    if (at > from) splices.push({ at: from, removed: at - from, rows: made.slice(from, at) });
  }
  return splices;
}

/** Rows of a component that was not read again are the same object. */
function isSameRow(one: FigureRow | undefined, other: FigureRow | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  return (
    one.id === other.id &&
    one.file === other.file &&
    one.cells.length === other.cells.length &&
    one.cells.every((text, at) => text === other.cells[at])
  );
}
