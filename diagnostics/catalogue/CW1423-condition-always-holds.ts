import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const conditionAlwaysHolds = defineDiagnostic<{
  /** As written. */
  condition: unknown;
}>({
  code: 'CW1423',
  name: 'condition-always-holds',
  severity: 'error',
  title: 'A condition that always holds',
  message: ({ condition }) => `${show(condition)} always holds.`,
  hint: () => 'Remove the condition, or change what it compares with.',
});
