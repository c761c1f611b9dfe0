import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const modelineWrong = defineDiagnostic<{
  /** The path that the line gives. */
  actual: string;
  /** The path that it should give. */
  expected: string;
}>({
  code: 'CW1413',
  name: 'modeline-wrong',
  severity: 'info',
  title: 'The file names another schema than its own',
  message: ({ actual, expected }) =>
    `Editors check this file by ${quote(actual)}; its schema is ${quote(expected)}.`,
  hint: () => 'Run "cardwright check --fix", or correct the line.',
});
