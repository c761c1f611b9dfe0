import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownMessageParameter = defineDiagnostic<{
  parameter: string;
  /** The code whose message it is, or the word of the vocabulary whose phrase it is. */
  code: string;
  known: readonly string[];
  nearest?: string | undefined;
}>({
  code: 'CW1219',
  name: 'unknown-message-parameter',
  severity: 'error',
  title: 'A message uses a parameter that its code does not have',
  message: ({ parameter, code }) => `${quote(code)} comes without a parameter ${quote(parameter)}.`,
  hint: ({ known, nearest }) =>
    didYouMean(
      nearest,
      known.length === 0 ? 'It has no parameters.' : `It has the parameters ${oneOf(known)}.`,
    ),
});
