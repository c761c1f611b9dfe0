import { defineDiagnostic } from '../define.ts';
import { didYouMean, either, quote } from '../words.ts';

export const wrongKindReference = defineDiagnostic<{
  id: string;
  /** Kind of the component that has the id. */
  actual: string;
  /** Kinds that may be named here. */
  needed: readonly string[];
  /** The nearest id of a needed kind. */
  nearest?: string | undefined;
}>({
  code: 'CW1204',
  name: 'wrong-kind-reference',
  severity: 'error',
  title: 'A reference names a component of another kind',
  message: ({ id, actual, needed }) =>
    `${quote(id)} is of the kind ${quote(actual)}; the kind ${either(needed.map(quote))} is needed here.`,
  hint: ({ needed, nearest }) => didYouMean(nearest, `Name the id of a ${either(needed)}.`),
});
