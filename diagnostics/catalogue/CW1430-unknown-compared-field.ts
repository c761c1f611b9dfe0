import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownComparedField = defineDiagnostic<{
  field: string;
  kind: string;
  nearest?: string | undefined;
}>({
  code: 'CW1430',
  name: 'unknown-compared-field',
  severity: 'error',
  title: 'A comparison names a field that the kind does not have',
  message: ({ field, kind }) =>
    `Components of the kind ${quote(kind)} have no field ${quote(field)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Remove it, or add it to the schema of the kind.'),
});
