import { defineDiagnostic } from '../define.ts';
import { count, quote } from '../words.ts';

export const deckNotWithin = defineDiagnostic<{
  card: string;
  limit: number;
  actual: number;
}>({
  code: 'CW1341',
  name: 'deck-not-within',
  severity: 'error',
  title: 'More copies of a card than another deck holds',
  message: ({ card, limit, actual }) =>
    `Only ${count(limit, 'copy', 'copies')} of ${quote(card)} can be used; the deck has ${actual}.`,
  hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
});
