import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

const reasons = {
  family: {
    message: (file: string) =>
      `The card is a member of a family in ${file}; the table empties a field that the family sets.`,
    hint: 'Give it another value, or change the family.',
  },
  single: {
    message: (file: string) =>
      `${file} contains one component, not a list: none can be added or removed.`,
    hint: 'Make it a list ("- id: …"), name another file in the column "# file", or remove the file yourself.',
  },
  layout: {
    message: (file: string) =>
      `${file} has the changed value in a form that cannot be edited safely, such as an anchor.`,
    hint: 'Change it there by hand.',
  },
  cells: {
    message: (file: string) =>
      `${file} cannot be changed so that the cards in it are read as in the table.`,
    hint: 'Change it there by hand.',
  },
  quote: {
    message: (file: string) =>
      `${file} has a quote that is not closed, so it is not certain where its rows end.`,
    hint: 'Close it there first; "cardwright check" shows the line (CW1707).',
  },
  workbook: {
    message: (file: string) => `${file} is a workbook; workbooks of a game are only read.`,
    hint: 'Change it in the workbook itself, or keep the cards as YAML or CSV.',
  },
  file: {
    message: (file: string) => `The kind has no file ${quote(file)}.`,
    hint: 'Name one that it has, or a new YAML file that "files" of the kind in game.yaml includes; or leave the cell empty.',
  },
} as const;

/** Tables that come back into a game (`table import`). */
export const imports = {
  CW5101: defineDiagnostic<{ before: string; after: string }>({
    code: 'CW5101',
    name: 'renamed-row',
    severity: 'error',
    title: 'Row with a changed id',
    message: ({ before, after }) =>
      `The row of ${quote(before)} has the id ${quote(after)} now, but decks and rules may use the old one.`,
    hint: ({ before, after }) =>
      `Rename it first: cardwright rename ${before} ${after}. If it is a new component, change more than its id.`,
  }),

  CW5102: defineDiagnostic<{
    /** Relative to the game. */
    file: string;
    reason: keyof typeof reasons;
  }>({
    code: 'CW5102',
    name: 'row-not-imported',
    severity: 'error',
    title: 'Row that cannot be imported',
    message: ({ file, reason }) => reasons[reason].message(file),
    hint: ({ reason }) => reasons[reason].hint,
  }),
};
