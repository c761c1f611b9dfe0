import { defineDiagnostic } from '../define.ts';
import { are, count, oneOf } from '../words.ts';

export const tooFewProperties = defineDiagnostic<{
  count: number;
  min: number;
  /** Properties that may be added; empty when any name will do. */
  known: readonly string[];
}>({
  code: 'CW1117',
  name: 'too-few-properties',
  severity: 'error',
  title: 'A mapping with too few properties',
  message: ({ count: actual, min }) =>
    `Here ${are(actual)} ${count(actual, 'property', 'properties')}; at least ${min} ${are(min)} needed.`,
  hint: ({ count: actual, min, known }) =>
    `Add ${min - actual} more${known.length === 0 ? '' : `: ${oneOf(known)}`}.`,
});
