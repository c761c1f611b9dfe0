import { defineDiagnostic } from '../define.ts';
import { oneOf, quote } from '../words.ts';

export const durationOfInstant = defineDiagnostic<{
  word: string;
  /** Operations that last. */
  lasting: readonly string[];
}>({
  code: 'CW1419',
  name: 'duration-of-instant',
  severity: 'error',
  title: 'A duration beside an operation that happens at once',
  message: ({ word }) => `The operation ${quote(word)} happens at once: it takes no "until".`,
  hint: ({ lasting }) =>
    lasting.length === 0
      ? 'Remove "until".'
      : `Remove "until", or use an operation that lasts: ${oneOf(lasting)}.`,
});
