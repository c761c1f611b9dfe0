import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownMark = defineDiagnostic<{
  sort: 'icon' | 'keyword';
  /** Without its signs: `sword` of `:sword:`. */
  name: string;
  nearest?: string | undefined;
}>({
  code: 'CW2101',
  name: 'unknown-mark',
  severity: 'error',
  title: 'A text names an icon or keyword that print.yaml does not declare',
  message: ({ sort, name }) =>
    `A text has ${quote(sort === 'icon' ? `:${name}:` : `[${name}]`)}, and print.yaml declares no such ${sort}.`,
  hint: ({ sort, nearest }) =>
    didYouMean(
      nearest,
      `Declare it in print.yaml under "${sort}s", or write a backslash before it.`,
    ),
});
