import { defineDiagnostic } from '../define.ts';
import { listed, sinceWords } from '../words.ts';

export const deckExclusive = defineDiagnostic<{
  cards: readonly string[];
  since?: string;
}>({
  code: 'CW1337',
  name: 'deck-exclusive',
  severity: 'error',
  title: 'Cards that exclude each other',
  message: ({ cards, since }) => `${listed(cards)} may not be in one deck${sinceWords(since)}.`,
  hint: () => 'Keep one of them.',
});
