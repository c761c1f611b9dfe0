import { defineDiagnostic } from '../define.ts';
import { countsWords } from '../words.ts';

export const deckUnequalGroups = defineDiagnostic<{
  groups: Readonly<Record<string, number>>;
}>({
  code: 'CW1324',
  name: 'deck-unequal-groups',
  severity: 'error',
  title: 'Groups of cards that must be equal are not',
  message: ({ groups }) =>
    `All groups must have the same number of cards; they have ${countsWords(groups)}.`,
  hint: () => 'Add to the smaller groups, or take from the larger ones.',
});
