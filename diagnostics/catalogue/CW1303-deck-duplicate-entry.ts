import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckDuplicateEntry = defineDiagnostic<{ card: string }>({
  code: 'CW1303',
  name: 'deck-duplicate-entry',
  severity: 'error',
  title: 'A deck lists a card twice',
  message: ({ card }) => `${quote(card)} already has a line in this deck.`,
  hint: () => 'Keep one line and add the two counts.',
});
