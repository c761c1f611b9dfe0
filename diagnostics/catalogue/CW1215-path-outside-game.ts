import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const pathOutsideGame = defineDiagnostic<{
  /** As written. */
  path: string;
}>({
  code: 'CW1215',
  name: 'path-outside-game',
  severity: 'error',
  title: 'A path leads out of the game folder',
  message: ({ path }) => `${quote(path)} leads out of the game folder.`,
  hint: () =>
    'Copy the file into the game folder and write its path from there, so that the game can be moved and shared.',
});
