import { defineDiagnostic } from '../define.ts';
import { count, listed, quote } from '../words.ts';

export const deckSlotEmpty = defineDiagnostic<{
  slot: string;
  limit: number;
  actual: number;
  fitting: readonly string[];
}>({
  code: 'CW1329',
  name: 'deck-slot-empty',
  severity: 'error',
  title: 'A slot has too few cards',
  message: ({ slot, limit, actual }) =>
    `The slot ${quote(slot)} needs ${count(limit, 'card')}; ${actual} can be found for it.`,
  hint: ({ fitting }) =>
    fitting.length === 0
      ? 'Add a card that fits it.'
      : `${listed(fitting)} would fit, but other slots need them: add one more.`,
});
