/** What the page of figures says. */
import { Spoken } from '../../../../diagnostics/index.ts';
import type { FigureWords } from '../../../protocol/figures.ts';

export const figureWords = new Spoken<FigureWords>(
  {
    figures: 'Figures',
    kind: 'Kind',
    filter: 'Filter',
    filterHint: 'field:value field>3',
    add: 'New row',
    newRowId: 'Id of the new row',
    copy: 'Copy row',
    remove: 'Remove row',
    newId: 'Id of the copy',
    whatIf: 'What does this edit do?',
    components: 'Components: {count}',
    workbooks:
      'Rows of {files} are shown, not edited: edit the workbook in your spreadsheet program, and what you save appears here.',
    conflict: '{id}, {field}: somebody else wrote "{now}" meanwhile; you wrote "{text}".',
    keepTheirs: 'Keep "{now}"',
    useMine: 'Write "{text}"',
    cellStep: '{id}: {field}',
    cellsStep: '{count} cells',
    addStep: 'New row {id}',
    copyStep: 'Copy of {id}',
    removeStep: 'Remove {id}',
  },
  { ja: async () => (await import('./words.ja.ts')).japanese },
);
