import { defineDiagnostic } from '../define.ts';

export const modelineMissing = defineDiagnostic<{
  /** The first line that the file should have. */
  expected: string;
}>({
  code: 'CW1412',
  name: 'modeline-missing',
  severity: 'info',
  title: 'Editors do not know the schema of this file',
  message: () => 'The file does not say which schema it follows, so editors cannot help with it.',
  hint: ({ expected }) =>
    `Run "cardwright check --fix", or begin the file with the line "${expected}".`,
});
