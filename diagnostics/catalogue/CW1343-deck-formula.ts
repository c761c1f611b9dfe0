import { defineDiagnostic } from '../define.ts';

export const deckFormula = defineDiagnostic<{
  detail: string;
}>({
  code: 'CW1343',
  name: 'deck-formula',
  severity: 'error',
  title: 'A formula cannot be computed for a deck',
  message: ({ detail }) => `A formula cannot be computed for this deck (${detail}).`,
  hint: () => 'Change the formula so that it has a value for every deck.',
});
