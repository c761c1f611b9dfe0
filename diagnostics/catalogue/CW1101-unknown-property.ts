import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownProperty = defineDiagnostic<{
  property: string;
  /** Title of the schema: `Unit`. */
  owner?: string | undefined;
  nearest?: string | undefined;
  /** The properties that may still be added, most useful first. */
  known: readonly string[];
}>({
  code: 'CW1101',
  name: 'unknown-property',
  severity: 'error',
  title: 'A property that does not exist',
  message: ({ property, owner }) =>
    owner === undefined
      ? `There is no property ${quote(property)} here.`
      : `${quote(property)} is not a property of ${owner}.`,
  hint: ({ nearest, known }) =>
    didYouMean(
      nearest,
      known.length === 0
        ? 'Remove it.'
        : `Remove it, or use a property that exists: ${oneOf(known)}.`,
    ),
});
