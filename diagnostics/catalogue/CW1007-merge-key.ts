import { defineDiagnostic } from '../define.ts';

export const mergeKey = defineDiagnostic<object>({
  code: 'CW1007',
  name: 'merge-key',
  severity: 'error',
  title: 'A merge key',
  message: () => 'The merge key "<<" is not part of YAML 1.2 and is not read.',
  hint: () => 'Write the properties out.',
});
