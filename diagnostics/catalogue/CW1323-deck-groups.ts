import { defineDiagnostic } from '../define.ts';
import { boundWords, type Limit } from '../limits.ts';
import { countsWords } from '../words.ts';

export const deckGroups = defineDiagnostic<
  Limit & { actual: number; of: number; groups: Readonly<Record<string, number>> }
>({
  code: 'CW1323',
  name: 'deck-groups',
  severity: 'error',
  title: 'Too many or too few groups of cards reach their size',
  message: ({ actual, of, groups, ...limit }) =>
    `${actual} groups have ${of} or more cards (${countsWords(groups)}); there must be ${boundWords(limit)}.`,
});
