import { defineDiagnostic } from '../define.ts';
import { listed, sinceWords } from '../words.ts';

export const deckListTotal = defineDiagnostic<{
  cards: readonly string[];
  limit: number;
  actual: number;
  since?: string;
}>({
  code: 'CW1335',
  name: 'deck-list-total',
  severity: 'error',
  title: 'Too many cards of a list in all',
  message: ({ cards, limit, actual, since }) =>
    `Of ${listed(cards)} the deck may have ${limit} in all${sinceWords(since)}; it has ${actual}.`,
  hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
});
