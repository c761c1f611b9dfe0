import { defineDiagnostic } from '../define.ts';
import { count, quote } from '../words.ts';

export const deckCopies = defineDiagnostic<{
  card: string;
  /** Most copies allowed. */
  limit: number;
  actual: number;
}>({
  code: 'CW1306',
  name: 'deck-copies',
  severity: 'error',
  title: 'A deck has too many copies of a card',
  message: ({ card, limit, actual }) =>
    `The deck has ${count(actual, 'copy', 'copies')} of ${quote(card)}; at most ${limit} may be in it.`,
  hint: ({ limit, actual }) => `Remove ${count(actual - limit, 'copy', 'copies')}.`,
});
