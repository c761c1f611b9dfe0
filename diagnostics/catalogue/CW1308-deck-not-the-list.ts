import { defineDiagnostic } from '../define.ts';
import { count, quote } from '../words.ts';

export const deckNotTheList = defineDiagnostic<{
  card: string;
  /** Copies in the list that the deck must equal; 0 when it does not hold the card. */
  expected: number;
  actual: number;
}>({
  code: 'CW1308',
  name: 'deck-not-the-list',
  severity: 'error',
  title: 'A deck differs from the list that it must equal',
  message: ({ card, expected, actual }) =>
    `The list that this deck must equal has ${count(expected, 'copy', 'copies')} of ${quote(card)}; the deck has ${actual}.`,
  hint: ({ expected, actual }) =>
    expected > actual
      ? `Add ${count(expected - actual, 'copy', 'copies')}.`
      : `Remove ${count(actual - expected, 'copy', 'copies')}.`,
});
