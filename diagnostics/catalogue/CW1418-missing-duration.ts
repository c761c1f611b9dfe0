import { defineDiagnostic } from '../define.ts';
import { oneOf, quote } from '../words.ts';

export const missingDuration = defineDiagnostic<{
  word: string;
  /** The durations that the operation takes. */
  known: readonly string[];
}>({
  code: 'CW1418',
  name: 'missing-duration',
  severity: 'error',
  title: 'An operation does not say how long it works',
  message: ({ word }) => `The operation ${quote(word)} lasts, and nothing says how long.`,
  hint: ({ known }) => `Add "until" beside it: ${oneOf(known)}.`,
});
