import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const deckTableHead = defineDiagnostic<{
  /** The cells of the first row. */
  found: readonly string[];
}>({
  code: 'CW5001',
  name: 'deck-table-head',
  severity: 'error',
  title: 'A table of cards does not say which column holds them',
  message: ({ found }) => `None of the columns ${both(found.map(quote))} names the cards.`,
  hint: () =>
    'Begin the table with a row of names: count, card and, where decks have them, section.',
});
