import { defineDiagnostic } from '../define.ts';

export const tabIndentation = defineDiagnostic<object>({
  code: 'CW1002',
  name: 'tab-indentation',
  severity: 'error',
  title: 'A tab where YAML wants spaces',
  message: () => 'A tab stands where YAML wants spaces.',
  hint: () => 'Replace it with spaces; most editors can insert spaces when the Tab key is pressed.',
});
