import { defineDiagnostic } from '../define.ts';

export const deckTooLong = defineDiagnostic<{
  /** Lines of cards that a deck may have. */
  limit: number;
}>({
  code: 'CW5002',
  name: 'deck-too-long',
  severity: 'error',
  title: 'A deck with more lines than anybody plays',
  message: ({ limit }) => `A deck may have ${limit} lines of cards; this one has more.`,
  hint: () => 'Write copies as a number ("3 Orc Ravager"), and one deck per file.',
});
