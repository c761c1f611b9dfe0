import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckSequence = defineDiagnostic<{
  card: string;
  expected: number;
  actual: number;
}>({
  code: 'CW1340',
  name: 'deck-sequence',
  severity: 'error',
  title: 'Lines are not in order',
  message: ({ card, expected, actual }) =>
    `${quote(card)} has the number ${actual}; the number ${expected} comes here.`,
  hint: () => 'Put the lines in order.',
});
