import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unusedPattern = defineDiagnostic<{ id: string }>({
  code: 'CW1210',
  name: 'unused-pattern',
  severity: 'warning',
  title: 'A pattern that nothing uses',
  message: ({ id }) => `Nothing uses the pattern ${quote(id)}.`,
  hint: () => 'Use it, or remove it.',
});
