import { defineDiagnostic } from '../define.ts';
import { quote, sinceWords } from '../words.ts';

export const deckBannedCard = defineDiagnostic<{
  card: string;
  limit: number;
  actual: number;
  /** The day from which the list holds. */
  since?: string;
}>({
  code: 'CW1333',
  name: 'deck-banned-card',
  severity: 'error',
  title: 'A card that a list forbids',
  message: ({ card, since }) => `${quote(card)} is forbidden${sinceWords(since)}.`,
  hint: () => 'Remove it, or choose a format that allows it.',
});
