import { defineDiagnostic } from '../define.ts';
import { count, listed } from '../words.ts';

export const deckOptions = defineDiagnostic<{
  options: readonly string[];
  cards: readonly string[];
  limit: number;
  actual: number;
}>({
  code: 'CW1327',
  name: 'deck-options',
  severity: 'error',
  title: 'Cards are more than the options that allow them have room for',
  message: ({ options, cards, limit, actual }) =>
    `${count(actual, 'card')} (${listed(cards)}) fit only ${listed(options)}, which have room for ${limit}.`,
  hint: ({ limit, actual }) => `Remove any ${actual - limit} of them.`,
});
