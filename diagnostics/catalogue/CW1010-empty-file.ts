import { defineDiagnostic } from '../define.ts';

export const emptyFile = defineDiagnostic<object>({
  code: 'CW1010',
  name: 'empty-file',
  severity: 'error',
  title: 'A file without content',
  message: () => 'The file has no content but comments and empty lines.',
  hint: () => 'Write what belongs here, or delete the file; an empty list is written [].',
});
