import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const conditionNeverHolds = defineDiagnostic<{
  /** As written: one condition, or several that exclude each other. */
  condition: unknown;
  reason: 'values' | 'carrier' | 'together';
}>({
  code: 'CW1422',
  name: 'condition-never-holds',
  severity: 'error',
  title: 'A condition that never holds',
  message: ({ condition, reason }) => {
    switch (reason) {
      case 'values':
        return `${show(condition)} never holds: no value can be so.`;
      case 'carrier':
        return `${show(condition)} never holds on this card.`;
      case 'together':
        return 'These conditions exclude each other, so that nothing ever happens.';
    }
  },
  hint: ({ reason }) =>
    reason === 'carrier'
      ? 'Remove it, or give the card what the condition needs: "needs" in vocabulary.yaml.'
      : 'Change a condition, or remove the effect.',
});
