import { defineDiagnostic } from '../define.ts';
import { correction, limitWords, type Limit } from '../limits.ts';
import { count, quote } from '../words.ts';

export const deckSectionSize = defineDiagnostic<Limit & { section: string; actual: number }>({
  code: 'CW1320',
  name: 'deck-section-size',
  severity: 'error',
  title: 'A section of a deck has too many or too few cards',
  message: (params) =>
    `The section ${quote(params.section)} needs ${limitWords(params)}; it has ${count(params.actual, 'card')}.`,
  hint: (params) => correction(params, params.actual),
});
