/** What formatters say around diagnostics. */
import type { Diagnostic, Severity } from '../define.ts';
import { count } from '../english.ts';

export interface ReportWords {
  /** As a heading begins. */
  readonly severity: Readonly<Record<Severity, string>>;
  readonly note: (text: string) => string;
  readonly help: (text: string) => string;
  /** A cell of a table, by the header of its column and its name in spreadsheets. */
  readonly cell: (cell: NonNullable<Diagnostic['cell']>) => string;
  readonly sameElsewhere: (places: number) => string;
  readonly more: (left: number) => string;
  readonly noErrors: string;
  /** `3 errors, 1 warning in 2 files`; what there is none of is not listed. */
  readonly summary: (
    counts: readonly { readonly severity: Severity; readonly count: number }[],
    files: number,
  ) => string;
  /** Of a level that GitHub shows in part only. */
  readonly notShown: (left: number, severity: Severity, limit: number) => string;
  readonly explains: (code: string) => string;
}

const nouns = { error: 'error', warning: 'warning', info: 'remark' } as const;

export const reportWords: ReportWords = {
  severity: { error: 'error', warning: 'warning', info: 'info' },
  note: (text) => `note: ${text}`,
  help: (text) => `help: ${text}`,
  cell: ({ column, address }) => (column === '' ? address : `column "${column}" (${address})`),
  sameElsewhere: (places) => `the same in ${count(places, 'other place')}:`,
  more: (left) => `and ${left} more`,
  noErrors: 'No errors',
  summary: (counts, files) =>
    `${counts.map(({ severity, count: number }) => count(number, nouns[severity])).join(', ')} in ${count(files, 'file')}`,
  notShown: (left, severity, limit) =>
    `${count(left, `more ${severity === 'info' ? 'notice' : severity}`)} not shown: GitHub shows ${limit} of a level.`,
  explains: (code) => `"cardwright explain ${code}" shows a wrong and a right example.`,
};
