import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownField = defineDiagnostic<{
  field: string;
  /** What may stand there. */
  known: readonly string[];
  nearest?: string | undefined;
}>({
  code: 'CW2003',
  name: 'unknown-field',
  severity: 'error',
  title: 'A template asks for a property that does not exist',
  message: ({ field }) => `Nothing has the name ${quote(field)} here.`,
  hint: ({ nearest, known }) =>
    didYouMean(
      nearest,
      known.length === 0 ? 'What stands before it has no properties.' : `There is ${oneOf(known)}.`,
    ),
});
