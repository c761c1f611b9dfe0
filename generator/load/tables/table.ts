/** A table as people keep it in a spreadsheet: rows of cells, each with its place in a text. */
import type { Fault, Span } from '../../../diagnostics/index.ts';

/** Files that hold one. */
export const TABLE = /\.(?:csv|tsv|xlsx|ods)$/;

/** Those that are no text. */
export const WORKBOOK = /\.(?:xlsx|ods)$/;

export type CellValue = string | number | boolean;

/**
 * What a spreadsheet made of a cell: `date` is a time as well; `error` is #REF! and its like;
 * `uncomputed` a formula whose result was not saved; `merged` a cell that another one of its row covers.
 */
export type CellSort = 'value' | 'date' | 'percent' | 'error' | 'uncomputed' | 'merged';

export interface Cell {
  readonly sort: CellSort;
  /** As CSV writes it; of a date `2026-01-02`, of a percentage `50%`. Empty where nothing is written. */
  readonly text: string;
  /** CSV knows texts only. */
  readonly value: CellValue;
  /** With its quotes, in the text of the table. */
  readonly span: Span;
}

export interface Table {
  /** The file, or the rows of the workbook line by line. */
  readonly text: string;
  /** Row by row, each as long as it is written. */
  readonly rows: readonly (readonly Cell[])[];
  /** Why nothing of it could be read. */
  readonly faults: readonly Fault[];
  /** The first line of a cell of CSV whose quote runs over the cells and rows behind it. */
  readonly unclosed?: Span | undefined;
}

/** `D14`, as spreadsheets name a cell; row and column from 0. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
