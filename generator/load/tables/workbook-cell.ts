/** What a cell of a workbook says, by its value and by how the spreadsheet shows it. */
import type { CellValue } from 'hucre/xlsx';
import { MARKS } from './prepare-ods.ts';
import type { ReadCell } from './read-workbook.ts';

export const EMPTY: ReadCell = { sort: 'value', value: '' };

/** What the reader of workbooks knows of a cell beyond its value. */
interface Details {
  readonly type?: string;
  readonly formula?: string;
  readonly style?: { readonly numFmt?: string };
}

export function readCell(value: CellValue | undefined, cell: Details | undefined): ReadCell {
  const { type, formula, style } = cell ?? {};
  if (type === 'error' || formula === MARKS.error)
    return { sort: 'error', value: String(value ?? '') };
  if (formula === MARKS.time) return { sort: 'date', value: clockOf(String(value)) };
  if (value instanceof Date) return { sort: 'date', value: shownDate(value) };
  if (value === null || value === undefined) {
    return formula === undefined ? EMPTY : { sort: 'uncomputed', value: `=${formula}` };
  }
  if (typeof value === 'number' && (formula === MARKS.percent || isPercent(style?.numFmt))) {
    return { sort: 'percent', value: `${Number((value * 100).toPrecision(12))}%` };
  }
  return { sort: 'value', value };
}

/** `01:30` of the duration `PT01H30M00S`. */
function clockOf(duration: string): string {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^P?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)[.,\d]*S)?$/.exec(duration) ?? [];
  return clock([hours, minutes, seconds].map(Number));
}

/** A time by itself is one of the day before the first. */
function shownDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return String(date);
  if (date.getUTCFullYear() >= 1900) return date.toISOString().slice(0, 10);
  return clock([date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]);
}

function clock(parts: readonly number[]): string {
  const shown = parts.at(-1) === 0 ? parts.slice(0, -1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}

/** In a format, what is in quotes or behind a backslash is shown as it is. */
function isPercent(format = ''): boolean {
  return format.replaceAll(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '').includes('%');
}
