/** What all pages of the studio say. Each place has words of its own beside it. */
import { Spoken } from '../../diagnostics/index.ts';
import type { CellRefusal } from '../../generator/index.ts';
import type { SharedWords } from '../protocol/start.ts';

export interface DeskWords extends SharedWords {
  /** The label of a step that does what a fault proposes. */
  readonly fixed: string;
  /** Why a part of a step cannot be done. */
  readonly refusals: Readonly<Record<CellRefusal['why'] | 'changed' | 'unread', string>>;
}

export const sharedWords = new Spoken<DeskWords>(
  {
    studio: 'Cardwright studio',
    undo: 'Undo',
    undoStep: 'Undo: {step}',
    redo: 'Redo',
    redoStep: 'Redo: {step}',
    errors: 'Errors',
    fix: 'Write "{text}"',
    repair: 'Fix (check --fix)',
    fixed: '{code} in {file}',
    noProblems: 'no errors',
    problems: 'Errors: {errors}, warnings: {warnings}',
    lost: 'The studio has ended. What you see was saved.',
    lostUnwritten:
      'The studio has ended. Your last change was NOT saved: copy it before you close this page.',
    failed:
      'The last step could not be done. If something went wrong in the studio, its terminal says what.',
    refused: '{what}: {message}',
    dismiss: 'Close',
    noAccess: 'Open the address that cardwright studio printed: it holds the key to this game.',
    refusals: {
      kind: 'There is no such kind of component.',
      id: 'This component is no longer there.',
      field: 'Components of this kind have no such field.',
      file: 'There is no such file.',
      taken: 'A component has this id already.',
      unsound: 'Its file has errors that hide entries: fix those first.',
      conflict: 'Somebody else changed it meanwhile.',
      changed: 'Somebody else changed this file meanwhile.',
      unread: 'This file could not be read; nothing was written.',
      family: 'The family of this component has this field: only the family can lose it.',
      single: 'This file holds a single component.',
      layout: 'The file is written in a way in which this cannot be changed here.',
      quote: 'The file has a quote that is not closed: close it first.',
      cells: 'With this change the file would no longer be read as it is meant.',
      workbook: 'Workbooks are changed in a spreadsheet program.',
      cell: 'As it is typed, this is no value of the field.',
    },
  },
  { ja: async () => (await import('./words.ja.ts')).japanese },
);
