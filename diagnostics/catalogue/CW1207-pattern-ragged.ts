import { defineDiagnostic } from '../define.ts';
import { count } from '../words.ts';

export const patternRagged = defineDiagnostic<{
  /** Line of the drawing, from 1. */
  line: number;
  /** Squares in that line. */
  width: number;
  /** Squares in the first line. */
  expected: number;
}>({
  code: 'CW1207',
  name: 'pattern-ragged',
  severity: 'error',
  title: 'The lines of a drawing are not equally long',
  message: ({ line, width, expected }) =>
    `Line ${line} of the drawing has ${count(width, 'square')}; line 1 has ${expected}.`,
  hint: ({ width, expected }) =>
    width < expected
      ? `Fill it up with ${count(expected - width, 'dot')} (.).`
      : 'Make all lines as long as the longest; write . for a square that is not covered.',
});
