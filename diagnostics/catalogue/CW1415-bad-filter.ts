import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

/** What the engine's reader of filters stumbles over. */
const REASONS = {
  'not-a-filter': 'is not a filter: a mapping of fields, or a list of such mappings, is needed',
  'not-a-value': 'is not a value that a field can have',
  'not-a-number': 'is not a number, and only numbers can be compared so',
  'not-a-boolean': 'is neither true nor false',
  'empty-list': 'is an empty list, so nothing fits the filter',
  'empty-range': 'is a range that no number lies in',
  'unknown-operator': 'is not a way to compare',
  unsupported: 'cannot be used in filters',
} as const;

export const badFilter = defineDiagnostic<{
  problem: keyof typeof REASONS;
  /** What stands there. */
  found: unknown;
}>({
  code: 'CW1415',
  name: 'bad-filter',
  severity: 'error',
  title: 'A filter that cannot be read',
  message: ({ problem, found }) => `${show(found)} ${REASONS[problem]}.`,
  hint: () =>
    'Compare a field with a value, a list of values, a range ("2..4"), or with ne, lt, le, gt, ge, has, hasAll, hasNone, within or exists.',
});
