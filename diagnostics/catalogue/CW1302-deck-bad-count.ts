import { defineDiagnostic } from '../define.ts';
import { describe, quote } from '../words.ts';

export const deckBadCount = defineDiagnostic<{
  card: string;
  /** As written; left out when there is none. */
  count?: unknown;
}>({
  code: 'CW1302',
  name: 'deck-bad-count',
  severity: 'error',
  title: 'A number of copies that is no whole number from 1 up',
  message: ({ card, count }) => {
    const rule = `The number of copies of ${quote(card)} must be a whole number of at least 1`;
    return count === undefined ? `${rule}.` : `${rule}; this is ${describe(count)}.`;
  },
  hint: () => 'Write how many copies there are, or remove the line.',
});
