import { defineDiagnostic } from '../define.ts';
import { are, both, count, quote } from '../words.ts';

export const tooManyProperties = defineDiagnostic<{
  count: number;
  max: number;
  /** `any` or `not`, in a condition that is a word as well. */
  combination?: string | undefined;
  /** What stands beside it. */
  beside?: readonly string[] | undefined;
}>({
  code: 'CW1118',
  name: 'too-many-properties',
  severity: 'error',
  title: 'A mapping with too many properties',
  message: ({ count: actual, max, combination, beside = [] }) =>
    combination === undefined
      ? `Here ${are(actual)} ${count(actual, 'property', 'properties')}; at most ${max} ${are(max)} allowed.`
      : `${quote(combination)} is a condition of its own; ${both(beside.map(quote))} ${are(beside.length)} beside it.`,
  hint: ({ count: actual, max, combination }) =>
    combination === undefined
      ? `Remove ${actual - max}.`
      : 'Write two conditions in the list: both must hold then.',
});
