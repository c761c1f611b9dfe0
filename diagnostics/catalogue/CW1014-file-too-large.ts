import { defineDiagnostic } from '../define.ts';

export const fileTooLarge = defineDiagnostic<{
  /** In mebibytes, as is `limit`. */
  size: number;
  limit: number;
  /** Of decks much less is read than of cards. */
  isDeck: boolean;
}>({
  code: 'CW1014',
  name: 'file-too-large',
  severity: 'error',
  title: 'A file is too large',
  message: ({ size, limit }) =>
    `The file has ${size.toFixed(1)} MiB; at most ${limit} MiB are read.`,
  hint: ({ isDeck }) =>
    isDeck
      ? 'Write copies as a number ("3 Orc Ravager"), and one deck per file.'
      : 'Split the file, one set or race in each.',
});
