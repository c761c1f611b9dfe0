import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckNotAllowed = defineDiagnostic<{ card: string }>({
  code: 'CW1328',
  name: 'deck-not-allowed',
  severity: 'error',
  title: 'A card fits none of the options of the deck',
  message: ({ card }) => `Nothing allows ${quote(card)} in this deck.`,
  hint: () => 'Remove it, or choose what allows it.',
});
