import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../english.ts';

const reasons = {
  error: {
    message: 'is the error of a formula',
    hint: 'Correct the formula, or type the value.',
  },
  uncomputed: {
    message: 'is a formula whose result is not in the file',
    hint: 'Open the table in a spreadsheet and save it again, or type the value.',
  },
  date: {
    message: 'is a date or a time: a spreadsheet makes one of 1-2, 3/4 and 1:2',
    hint: 'Format the column as text, then type the value again.',
  },
  thousands: {
    message: 'can be read with a thousands separator or with a decimal comma',
    hint: 'Write thousands without a separator, and fractions with a point.',
  },
  percent: {
    message: 'is a percentage',
    hint: 'Write the number that is meant, 50 or 0.5; for a text, format the column as text first.',
  },
  merged: {
    message: 'is merged over several columns',
    hint: 'Unmerge the cells, and write the value in the column that it belongs to.',
  },
} as const;

const unreadable = {
  damaged: {
    message: 'The file is not a workbook, or is damaged.',
    hint: 'Save it again as .xlsx, .ods or .csv.',
  },
  locked: {
    message: 'The workbook is protected by a password.',
    hint: 'Save it without a password.',
  },
  large: {
    message: 'The workbook takes too much memory or time to read.',
    hint: 'Keep the cards in a workbook of their own, or save the sheet as .csv.',
  },
} as const;

type Unreadable =
  | { readonly reason: keyof typeof unreadable }
  | {
      readonly reason: 'sheets';
      /** The kind that the sheet should be named after. */
      readonly sheet: string;
      /** The sheets that are shown. */
      readonly sheets: readonly string[];
    };

/** Components written in tables: CSV and the sheets of workbooks. */
export const tables = {
  CW1701: defineDiagnostic<{
    header: string;
    /** That the column map of the kind has for the header. */
    field?: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1701',
    name: 'unknown-column',
    severity: 'error',
    title: 'Column without a field',
    message: ({ header, field }) =>
      field === undefined
        ? `${quote(header)} is not a field of this kind.`
        : `${quote(field)} is not a field of this kind; "columns" in game.yaml names it for ${quote(header)}.`,
    hint: ({ field, nearest }) =>
      didYouMean(
        nearest,
        field === undefined
          ? 'Name the field in "columns" of the kind in game.yaml; begin the header with # for remarks.'
          : 'Correct the field in "columns" of the kind in game.yaml.',
      ),
  }),

  CW1702: defineDiagnostic<{
    header: string;
    /** The header of the other column. */
    other: string;
    /** Whether both are the same field; else one is a part of the other. */
    isSame: boolean;
  }>({
    code: 'CW1702',
    name: 'repeated-column',
    severity: 'error',
    title: 'Two columns for one field',
    message: ({ header, other, isSame }) =>
      isSame
        ? `There are two columns for ${quote(header)}.`
        : `The columns ${quote(other)} and ${quote(header)} overlap: one is a part of the other.`,
    hint: ({ header }) => `Remove one, or begin the header with #: ${quote(`# ${header}`)}.`,
  }),

  CW1703: defineDiagnostic<{ text: string }>({
    code: 'CW1703',
    name: 'cell-without-header',
    severity: 'error',
    title: 'Cell in a column without a header',
    message: ({ text }) => `${quote(text)} is in a column without a header.`,
    hint: () => 'Give the column a header, or begin one with # for remarks.',
  }),

  CW1704: defineDiagnostic<{
    header: string;
    /** As the cell shows it. */
    text: string;
    reason: keyof typeof reasons;
  }>({
    code: 'CW1704',
    name: 'unclear-cell',
    severity: 'error',
    title: 'Cell that a spreadsheet made unclear',
    message: ({ header, text, reason }) =>
      `${quote(text)} in the column ${quote(header)} ${reasons[reason].message}.`,
    hint: ({ reason }) => reasons[reason].hint,
  }),

  CW1705: defineDiagnostic<Unreadable>({
    code: 'CW1705',
    name: 'unreadable-workbook',
    severity: 'error',
    title: 'Unreadable workbook',
    message: (params) => {
      if (params.reason !== 'sheets') return unreadable[params.reason].message;
      const { sheet, sheets } = params;
      return sheets.length === 0
        ? 'All sheets of the workbook are hidden.'
        : `The workbook has ${sheets.length} sheets, and none is named ${quote(sheet)}.`;
    },
    hint: (params) =>
      params.reason === 'sheets'
        ? `Name the sheet with the cards "${params.sheet}", or hide the others.`
        : unreadable[params.reason].hint,
  }),

  CW1706: defineDiagnostic<{
    text: string;
    /** As `check --fix` writes it. */
    understood: string;
  }>({
    code: 'CW1706',
    name: 'cell-as-understood',
    severity: 'info',
    title: 'Cell read as another value',
    message: ({ text, understood }) => `${quote(text)} is read as ${understood}.`,
    hint: () => 'In a CSV file of the game, "cardwright check --fix" writes it so.',
  }),

  CW1707: defineDiagnostic<{
    /** From the quote to the end of its line. */
    text: string;
  }>({
    code: 'CW1707',
    name: 'quote-not-closed',
    severity: 'error',
    title: 'Quote in a table that is not closed',
    message: ({ text }) => `The quote that begins ${text} is not closed at the end of its cell.`,
    hint: () => 'Add the closing quote; a quote inside a quoted cell is written twice: "".',
  }),
};
