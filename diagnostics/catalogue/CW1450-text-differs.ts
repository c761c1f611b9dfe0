import { defineDiagnostic } from '../define.ts';
import { both } from '../words.ts';

export const textDiffers = defineDiagnostic<{
  /** Numbers that the hand-written text has and the data have not. */
  unknown: readonly number[];
  /** Numbers that the data have and the hand-written text has not. */
  missing: readonly number[];
  /** The text that is made from the data. */
  made: string;
}>({
  code: 'CW1450',
  name: 'text-differs',
  severity: 'error',
  title: 'A hand-written text has other numbers than the effects',
  message: ({ unknown, missing }) =>
    [
      unknown.length > 0 ? `The effects have no ${both(unknown.map(String))}.` : '',
      missing.length > 0
        ? `The text leaves out ${both(missing.map(String))}, which the effects have.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  hint: ({ made }) => `Correct the one or the other. Made from the effects, the text is: ${made}`,
});
