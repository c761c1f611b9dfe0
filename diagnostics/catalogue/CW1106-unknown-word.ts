import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, show } from '../words.ts';

export const unknownWord = defineDiagnostic<{
  /** As written; usually a text, but a closed list may hold numbers too. */
  value: unknown;
  nearest?: string | undefined;
  /** In the order of the schema. One entry when exactly one value is possible. */
  allowed: readonly unknown[];
}>({
  code: 'CW1106',
  name: 'unknown-word',
  severity: 'error',
  title: 'A word that is not in the list',
  message: ({ value, allowed }) =>
    value === null
      ? 'Nothing is written here; one of a few words is needed.'
      : allowed.length === 1
        ? `${show(value)} is not allowed here; it must be ${show(allowed[0])}.`
        : `${show(value)} is none of the words allowed here.`,
  hint: ({ nearest, allowed }) => {
    if (allowed.length === 1) return undefined;
    const list = `Allowed: ${oneOf(allowed)}.`;
    return nearest === undefined ? list : `${didYouMean(nearest, '')} ${list}`;
  },
});
