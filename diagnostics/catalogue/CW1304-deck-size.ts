import { defineDiagnostic } from '../define.ts';
import { correction, limitWords, type Limit } from '../limits.ts';
import { count } from '../words.ts';

export const deckSize = defineDiagnostic<Limit & { actual: number }>({
  code: 'CW1304',
  name: 'deck-size',
  severity: 'error',
  title: 'A deck has too many or too few cards',
  message: (params) =>
    `The deck needs ${limitWords(params)}; it has ${count(params.actual, 'card')}.`,
  hint: (params) => correction(params, params.actual),
});
