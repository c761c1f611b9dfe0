import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownUnit = defineDiagnostic<{
  unit: string;
  /** The number with its unit. */
  written: string;
  nearest?: string | undefined;
}>({
  code: 'CW2123',
  name: 'unknown-unit',
  severity: 'warning',
  title: 'A style sheet uses a unit that does not exist',
  message: ({ unit, written }) =>
    `CSS has no unit ${quote(unit)}, as in ${quote(written)}; browsers skip the declaration.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Write a unit of CSS, such as mm or pt.'),
});
