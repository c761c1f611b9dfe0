import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const wrongEnding = defineDiagnostic<{
  file: string;
  /** The name under which it is read. */
  expected: string;
}>({
  code: 'CW1464',
  name: 'wrong-ending',
  severity: 'error',
  title: 'A file that is read under another ending',
  message: ({ file, expected }) =>
    `${quote(file)} is not read: Cardwright reads ${quote(expected)}.`,
  hint: ({ expected }) => `Rename it to ${quote(expected)}.`,
});
