import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckNotInPool = defineDiagnostic<{ card: string }>({
  code: 'CW1338',
  name: 'deck-not-in-pool',
  severity: 'error',
  title: 'A card that the format does not have',
  message: ({ card }) => `${quote(card)} is not in the cards of this format.`,
  hint: () => 'Remove it, or choose a format that has it.',
});
