import { defineDiagnostic } from '../define.ts';
import { count, quote, sinceWords } from '../words.ts';

export const deckLimitedCard = defineDiagnostic<{
  card: string;
  limit: number;
  actual: number;
  /** The day from which the list holds. */
  since?: string;
}>({
  code: 'CW1332',
  name: 'deck-limited-card',
  severity: 'error',
  title: 'More copies of a card than a list allows',
  message: ({ card, limit, actual, since }) =>
    `${quote(card)} is limited to ${limit}${sinceWords(since)}; the deck has ${actual}.`,
  hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
});
