import { defineDiagnostic } from '../define.ts';
import { count, oneOf, quote } from '../words.ts';

export const ambiguousName = defineDiagnostic<{
  name: string;
  /** Ids of the cards that bear it. */
  cards: readonly string[];
}>({
  code: 'CW1317',
  name: 'ambiguous-name',
  severity: 'error',
  title: 'A name that several cards bear',
  message: ({ name, cards }) => `${count(cards.length, 'card')} bear the name ${quote(name)}.`,
  hint: ({ cards }) => `Write the id of the one that is meant: ${oneOf(cards)}.`,
});
