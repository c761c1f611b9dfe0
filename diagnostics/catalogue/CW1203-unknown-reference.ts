import { defineDiagnostic } from '../define.ts';

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
  message: ({ what, id }) => `No ${what} has the id "${id}".`,
  hint: ({ what, nearest }) =>
    nearest === undefined ? `Define the ${what}, or name another.` : `Did you mean "${nearest}"?`,
});
