import { defineDiagnostic } from '../define.ts';
import { quote, sinceWords } from '../words.ts';

export const deckNotOnList = defineDiagnostic<{
  card: string;
  since?: string;
}>({
  code: 'CW1334',
  name: 'deck-not-on-list',
  severity: 'error',
  title: 'A card that the list of a format does not name',
  message: ({ card, since }) => `${quote(card)} is not on the list${sinceWords(since)}.`,
  hint: () => 'Remove it, or choose a format that has it.',
});
