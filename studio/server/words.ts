/** What the studio says around a game. */
import { Spoken } from '../../diagnostics/index.ts';
import type { CellRefusal } from '../../generator/index.ts';
import type { StudioWords } from '../protocol/words.ts';
import type { RefusalWords } from './refusal-words.ts';

const english: StudioWords & RefusalWords = {
  studio: 'Cardwright studio',
  cards: 'Cards',
  figures: 'Figures',
  kind: 'Kind',
  filter: 'Filter',
  undo: 'Undo',
  undoStep: 'Undo: {step}',
  redo: 'Redo',
  redoStep: 'Redo: {step}',
  copy: 'Copy row',
  remove: 'Remove row',
  newId: 'Id of the copy',
  components: 'Components: {count}',
  errors: 'Errors',
  noProblems: 'no errors',
  problems: 'Errors: {errors}, warnings: {warnings}',
  lost: 'The studio has ended. What you see was saved.',
  conflict: '{id}, {field}: somebody else wrote "{now}" meanwhile; you wrote "{text}".',
  keepTheirs: 'Keep "{now}"',
  useMine: 'Write "{text}"',
  dismiss: 'Close',
  noAccess: 'Open the address that cardwright studio printed: it holds the key to this game.',
  cellStep: '{id}: {field}',
  cellsStep: '{count} cells',
  copyStep: 'Copy of {id}',
  removeStep: 'Remove {id}',
  refusals: {
    kind: 'There is no such kind of component.',
    id: 'This component is no longer there.',
    field: 'Components of this kind have no such field.',
    file: 'There is no such file.',
    taken: 'A component has this id already.',
    unsound: 'Its file has errors that hide entries: mend those first.',
    conflict: 'Somebody else changed it meanwhile.',
    family: 'The family of this component has this field: only the family can lose it.',
    single: 'This file holds a single component.',
    layout: 'The file is written in a way in which this cannot be changed here.',
    workbook: 'Workbooks are changed in a spreadsheet program.',
    cell: 'As it is typed, this is no value of the field.',
  },
};

const spoken = new Spoken<StudioWords & RefusalWords>(english, {
  ja: async () => (await import('./words.ja.ts')).japanese,
});

/** To be awaited before the studio is shown in the language of the tool. */
export function loadStudioWords(): Promise<void> {
  return spoken.load();
}

export function studioWords(): StudioWords {
  const { refusals: _, ...words } = spoken.words;
  return words;
}

export function refusalWords({ why }: CellRefusal): string {
  return spoken.words.refusals[why];
}
