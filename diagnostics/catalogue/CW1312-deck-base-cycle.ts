import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckBaseCycle = defineDiagnostic<{ base: string }>({
  code: 'CW1312',
  name: 'deck-base-cycle',
  severity: 'error',
  title: 'Decks that start from each other',
  message: ({ base }) => `The deck starts from ${quote(base)}, which leads back to this deck.`,
  hint: () => 'Write the cards of one of them out instead of a base.',
});
