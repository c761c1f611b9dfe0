import { defineDiagnostic } from '../define.ts';

export const folderTooLarge = defineDiagnostic<{
  counted: 'files' | 'levels';
  limit: number;
}>({
  code: 'CW1025',
  name: 'folder-too-large',
  severity: 'error',
  title: 'The game folder has too many files or levels',
  message: ({ counted, limit }) =>
    counted === 'files'
      ? `The game folder has more than ${limit} files; the others are not read.`
      : `Folders are nested more than ${limit} levels deep; this one is not read.`,
  hint: () => 'Check that game.yaml stands in the folder of the game and not above other things.',
});
