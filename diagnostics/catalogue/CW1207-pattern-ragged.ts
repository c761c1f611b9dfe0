import { defineDiagnostic } from '../define.ts';
import { count } from '../words.ts';

export const patternRagged = defineDiagnostic<{
  /** Line of the drawing, from 1. */
  line: number;
  /** Squares in that line. */
  width: number;
  /** Squares in most of the lines. */
  expected: number;
}>({
  code: 'CW1207',
  name: 'pattern-ragged',
  severity: 'error',
  title: 'The lines of a drawing are not equally long',
  message: ({ line, width, expected }) =>
    `Line ${line} of the drawing has ${count(width, 'square')}; the others have ${expected}.`,
  hint: ({ width, expected }) =>
    width < expected
      ? `Fill it up with ${count(expected - width, 'dot')} (.).`
      : `Shorten it by ${count(width - expected, 'square')}, or fill the others up with dots (.).`,
});
