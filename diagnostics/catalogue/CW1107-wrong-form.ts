import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const wrongForm = defineDiagnostic<{
  value: string;
  /** The regular expression that it must match. */
  pattern: string;
  /** What the schema says belongs here: its description. */
  form?: string | undefined;
}>({
  code: 'CW1107',
  name: 'wrong-form',
  severity: 'error',
  title: 'A text that is not formed as needed',
  message: ({ value }) => `${quote(value)} does not have the form that is needed here.`,
  hint: ({ pattern, form }) =>
    form === undefined ? `It must match the pattern "${pattern}".` : `What belongs here: ${form}`,
});
