import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const deckBaseUnknown = defineDiagnostic<{ base: string; nearest?: string | undefined }>({
  code: 'CW1311',
  name: 'deck-base-unknown',
  severity: 'error',
  title: 'The deck that another starts from does not exist',
  message: ({ base }) => `No deck has the id ${quote(base)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Name the id of a deck in the decks folder.'),
});
