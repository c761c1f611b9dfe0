import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const deckUnknownCard = defineDiagnostic<{
  /** As written: an id or a name. */
  card: string;
  nearest?: string | undefined;
}>({
  code: 'CW1301',
  name: 'deck-unknown-card',
  severity: 'error',
  title: 'A deck names a card that the game does not have',
  message: ({ card }) => `No card is called ${quote(card)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Name a card of the game by its id or its name.'),
});
