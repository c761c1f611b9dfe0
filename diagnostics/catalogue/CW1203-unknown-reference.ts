import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownReference = defineDiagnostic<{
  /** What is referred to, as a kind: `unit`, `race`, `pattern`. */
  what: string;
  id: string;
  /** The id that the writer probably meant. */
  nearest?: string | undefined;
}>({
  code: 'CW1203',
  name: 'unknown-reference',
  severity: 'error',
  title: 'A reference names nothing',
  message: ({ what, id }) => `No ${what} has the id ${quote(id)}.`,
  hint: ({ what, nearest }) => didYouMean(nearest, `Define the ${what}, or name another.`),
});
