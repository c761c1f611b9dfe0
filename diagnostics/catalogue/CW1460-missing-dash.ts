import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const missingDash = defineDiagnostic<{
  /** The line at which the entry begins. */
  text: string;
}>({
  code: 'CW1460',
  name: 'missing-dash',
  severity: 'error',
  title: 'An entry of a list without its dash',
  message: ({ text }) => `${quote(text)} begins a new entry of the list, without its "- ".`,
  hint: () => 'Write "- " before it, in the column of the other dashes.',
});
