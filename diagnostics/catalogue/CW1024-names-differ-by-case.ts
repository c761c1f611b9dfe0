import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const namesDifferByCase = defineDiagnostic<{
  /** Path of the other, relative to the game folder. */
  other: string;
}>({
  code: 'CW1024',
  name: 'names-differ-by-case',
  severity: 'warning',
  title: 'Two names differ by case only',
  message: ({ other }) =>
    `The name differs from ${quote(other)} only in capitals or in how accents are encoded.`,
  hint: () => 'Rename one of the two; on Windows and macOS they would be the same file.',
});
