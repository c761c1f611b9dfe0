import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const repeatedConstraintName = defineDiagnostic<{ name: string }>({
  code: 'CW1351',
  name: 'repeated-constraint-name',
  severity: 'error',
  title: 'Two constraints have one name',
  message: ({ name }) => `Another constraint is called ${quote(name)} already.`,
  hint: () => 'Give one of them another name.',
});
