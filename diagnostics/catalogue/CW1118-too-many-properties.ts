import { defineDiagnostic } from '../define.ts';
import { are, count } from '../words.ts';

export const tooManyProperties = defineDiagnostic<{ count: number; max: number }>({
  code: 'CW1118',
  name: 'too-many-properties',
  severity: 'error',
  title: 'A mapping with too many properties',
  message: ({ count: actual, max }) =>
    `Here ${are(actual)} ${count(actual, 'property', 'properties')}; at most ${max} ${are(max)} allowed.`,
  hint: ({ count: actual, max }) => `Remove ${actual - max}.`,
});
