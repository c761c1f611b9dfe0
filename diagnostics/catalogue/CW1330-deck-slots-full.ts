import { defineDiagnostic } from '../define.ts';
import { count, listed } from '../words.ts';

export const deckSlotsFull = defineDiagnostic<{
  slots: readonly string[];
  cards: readonly string[];
  limit: number;
  actual: number;
}>({
  code: 'CW1330',
  name: 'deck-slots-full',
  severity: 'error',
  title: 'Cards are more than the slots that they fit',
  message: ({ slots, cards, limit, actual }) =>
    slots.length === 0
      ? `No slot takes ${listed(cards)}.`
      : `${count(actual, 'card')} (${listed(cards)}) fit only the slots ${listed(slots)}, which take ${limit}.`,
  hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
});
