import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

/** The other place is a related place of the fault. */
export const dominatedComponent = defineDiagnostic<{
  id: string;
  /** The component that is better, or as good, in everything. */
  better: string;
  /** Fields in which it is better. */
  fields: readonly string[];
}>({
  code: 'CW1426',
  name: 'dominated-component',
  severity: 'warning',
  title: 'A component that another one beats in everything',
  message: ({ id, better, fields }) =>
    `${quote(better)} is better than ${quote(id)} in ${both(fields.map(quote))}, and in nothing else different.`,
  hint: () => 'Change a figure, so that there is a reason to take either.',
});
