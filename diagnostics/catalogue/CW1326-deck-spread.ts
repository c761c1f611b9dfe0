import { defineDiagnostic } from '../define.ts';

export const deckSpread = defineDiagnostic<{
  lowest: number;
  highest: number;
  limit: number;
}>({
  code: 'CW1326',
  name: 'deck-spread',
  severity: 'error',
  title: 'Numbers of the cards are too far apart',
  message: ({ lowest, highest, limit }) =>
    `The numbers lie between ${lowest} and ${highest}; they may be ${limit} apart.`,
  hint: () => 'Remove the cards at the end that has fewer of them.',
});
