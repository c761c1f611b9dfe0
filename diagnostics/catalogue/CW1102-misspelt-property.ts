import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** An unknown property and a missing one that it resembles are one fault. */
export const misspeltProperty = defineDiagnostic<{
  written: string;
  meant: string;
  /** Title of the schema: `Unit`. */
  owner?: string | undefined;
}>({
  code: 'CW1102',
  name: 'misspelt-property',
  severity: 'error',
  title: 'A needed property is spelt differently',
  message: ({ written, meant, owner }) =>
    `${quote(written)} is not a property${owner === undefined ? '' : ` of ${owner}`}, and ${quote(meant)} is missing.`,
  hint: ({ written, meant }) => `Rename ${quote(written)} to ${quote(meant)}.`,
});
