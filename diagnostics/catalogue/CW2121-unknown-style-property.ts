import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownStyleProperty = defineDiagnostic<{
  property: string;
  nearest?: string | undefined;
}>({
  code: 'CW2121',
  name: 'unknown-style-property',
  severity: 'warning',
  title: 'A style sheet sets a property that does not exist',
  message: ({ property }) =>
    `CSS has no property ${quote(property)}; browsers skip the declaration.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Remove it, or use a property of CSS.'),
});
