import { defineDiagnostic } from '../define.ts';

export const patternNoOrigin = defineDiagnostic<Record<string, never>>({
  code: 'CW1205',
  name: 'pattern-no-origin',
  severity: 'error',
  title: 'A drawing without an origin',
  message: () => 'The drawing has no origin (@); exactly 1 is needed.',
  hint: () => 'Put one @ on the square from which the others are counted.',
});
