import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const derivedProperty = defineDiagnostic<{
  property: string;
  /** The properties it is computed from. */
  from: readonly string[];
}>({
  code: 'CW1119',
  name: 'derived-property',
  severity: 'error',
  title: 'A computed property is written by hand',
  message: ({ property, from }) =>
    `${quote(property)} is computed from ${both(from.map(quote))}; it is never written in a file.`,
  hint: ({ from }) => `Remove it. To change it, change ${both(from.map(quote))}.`,
});
