import { defineDiagnostic } from '../define.ts';

export const patternEmpty = defineDiagnostic<Record<string, never>>({
  code: 'CW1209',
  name: 'pattern-empty',
  severity: 'error',
  title: 'A drawing that covers nothing',
  message: () => 'The drawing covers no square.',
  hint: () => 'Write # for each square that it covers.',
});
