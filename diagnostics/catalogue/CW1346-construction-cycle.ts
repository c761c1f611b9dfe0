import { defineDiagnostic } from '../define.ts';
import { listed } from '../words.ts';

export const constructionCycle = defineDiagnostic<{ names: readonly string[] }>({
  code: 'CW1346',
  name: 'construction-cycle',
  severity: 'error',
  title: 'Formats or named values that lead back to themselves',
  message: ({ names }) => `${listed(names)} lead back to themselves.`,
  hint: () => 'Let one of them stand by itself.',
});
