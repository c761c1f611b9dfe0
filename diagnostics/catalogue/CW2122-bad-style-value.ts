import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const badStyleValue = defineDiagnostic<{
  property: string;
  value: string;
  /** The piece of the value at which reading stopped. */
  at: string;
  nearest?: string | undefined;
}>({
  code: 'CW2122',
  name: 'bad-style-value',
  severity: 'warning',
  title: 'A style sheet gives a property a value that it does not take',
  message: ({ property, value, at }) =>
    at === '' || at === value
      ? `${quote(property)} does not take ${quote(value)}; browsers skip the declaration.`
      : `${quote(property)} does not take ${quote(value)}, from ${quote(at)} on; browsers skip the declaration.`,
  hint: ({ nearest, property, at }) => {
    if (at.startsWith('#')) return 'A colour has 3, 4, 6 or 8 digits behind the number sign.';
    return didYouMean(nearest, `Write a value that ${quote(property)} takes.`);
  },
});
