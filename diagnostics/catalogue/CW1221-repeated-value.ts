import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** The other place is a related place of the fault. */
export const repeatedValue = defineDiagnostic<{
  kind: string;
  property: string;
  value: string;
}>({
  code: 'CW1221',
  name: 'repeated-value',
  severity: 'error',
  title: 'A value that must be unique stands on two components',
  message: ({ kind, property, value }) =>
    `Another ${kind} already has the ${property} ${quote(value)}.`,
  hint: ({ property }) => `Change the ${property} of one of the two.`,
});
