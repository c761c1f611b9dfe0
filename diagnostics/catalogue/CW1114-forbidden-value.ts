import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const forbiddenValue = defineDiagnostic<{
  value: unknown;
  /** What the schema says belongs here: its description. */
  form?: string | undefined;
}>({
  code: 'CW1114',
  name: 'forbidden-value',
  severity: 'error',
  title: 'A value that the game excludes',
  message: ({ value }) => `The value ${show(value)} is excluded here.`,
  hint: ({ form }) => (form === undefined ? 'Use another value.' : `What belongs here: ${form}`),
});
