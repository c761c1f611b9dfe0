/**
 * Comma-separated values (RFC 4180), or separated by what the spreadsheet of a country writes, with
 * the place of each cell. A quote that never ends ends with its file, and is remembered.
 */
import { BYTE_ORDER_MARK } from '../yaml/lines.ts';
import type { Span } from '../../../diagnostics/index.ts';
import type { Cell, Table } from './table.ts';

/** `tabs`: the file says that it is separated by them (.tsv). */
export function readCsv(text: string, tabs: boolean): Table {
  const reader = new CsvReader(text, tabs ? '\t' : delimiterOf(text));
  const rows = reader.read();
  return { text, rows, faults: [], unclosed: reader.unclosed };
}

/** What separates the headers: a semicolon where the comma is the decimal point. */
function delimiterOf(text: string): string {
  const headers = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string): number => headers.split(delimiter).length;
  return [';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

class CsvReader {
  /** The first quote that is closed nowhere, or by one that was meant to open a cell below. */
  unclosed: Span | undefined;
  readonly #text: string;
  readonly #delimiter: string;
  #at: number;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  }

  read(): Cell[][] {
    const rows: Cell[][] = [];
    while (this.#at < this.#text.length) rows.push(this.#row());
    return rows;
  }

  #row(): Cell[] {
    const cells = [this.#cell()];
    while (this.#text.startsWith(this.#delimiter, this.#at)) {
      this.#at += this.#delimiter.length;
      cells.push(this.#cell());
    }
    if (this.#text.startsWith('\r\n', this.#at)) this.#at += 2;
    else this.#at += 1;
    return cells;
  }

  #cell(): Cell {
    const start = this.#at;
    const text = this.#text[start] === '"' ? this.#quoted() : this.#bare();
    return { sort: 'value', text, value: text, span: { start, end: this.#at } };
  }

  #bare(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#endsCell(this.#at)) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** What follows the closing quote belongs to the cell as well: nothing of it is lost. */
  #quoted(): string {
    const start = this.#at;
    let text = '';
    let from = start + 1;
    for (;;) {
      const quote = this.#text.indexOf('"', from);
      const end = quote === -1 ? this.#text.length : quote;
      text += this.#text.slice(from, end);
      if (this.#text[end + 1] !== '"' || quote === -1) {
        this.#at = Math.min(end + 1, this.#text.length);
        const beyond = this.#bare();
        const isOverrun = beyond !== '' && /[\r\n]/.test(text);
        if (quote === -1 || isOverrun) this.unclosed ??= this.#lineFrom(start);
        return text + beyond;
      }
      text += '"';
      from = end + 2;
    }
  }

  #lineFrom(start: number): Span {
    const [line = ''] = /^[^\r\n]*/.exec(this.#text.slice(start)) ?? [];
    return { start, end: start + line.length };
  }

  #endsCell(at: number): boolean {
    return this.#text.startsWith(this.#delimiter, at) || /[\r\n]/.test(this.#text[at] ?? '\n');
  }
}
