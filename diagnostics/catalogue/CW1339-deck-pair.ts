import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckPair = defineDiagnostic<{
  card: string;
  other: string | null;
}>({
  code: 'CW1339',
  name: 'deck-pair',
  severity: 'error',
  title: 'Cards that do not fit each other',
  message: ({ card, other }) =>
    other === null
      ? `Nothing in the deck fits ${quote(card)}.`
      : `${quote(card)} and ${quote(other)} do not fit each other.`,
  hint: ({ other }) => (other === null ? 'Add a card that fits it.' : 'Exchange one of them.'),
});
