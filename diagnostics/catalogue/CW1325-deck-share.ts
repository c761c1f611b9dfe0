import { defineDiagnostic } from '../define.ts';
import { quote, show } from '../words.ts';

export const deckShare = defineDiagnostic<{
  card: string;
  most: unknown;
  readonly [field: string]: unknown;
}>({
  code: 'CW1325',
  name: 'deck-share',
  severity: 'error',
  title: 'Cards that must have something in common have not',
  message: ({ card, most }) => `${quote(card)} does not share ${show(most)} with the other cards.`,
  hint: () => 'Remove it, or choose cards that share another value.',
});
