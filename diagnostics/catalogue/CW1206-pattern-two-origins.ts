import { defineDiagnostic } from '../define.ts';

export const patternTwoOrigins = defineDiagnostic<{ count: number }>({
  code: 'CW1206',
  name: 'pattern-two-origins',
  severity: 'error',
  title: 'A drawing with more than one origin',
  message: ({ count }) => `The drawing has ${count} origins (@); exactly 1 is needed.`,
  hint: () => 'Keep one @; write # for a covered square and . for another.',
});
