import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownClause = defineDiagnostic<{
  /** As cited: `LOW-3.1.5`. */
  clause: string;
  nearest?: string | undefined;
}>({
  code: 'CW1220',
  name: 'unknown-clause',
  severity: 'error',
  title: 'A clause that the rules do not have',
  message: ({ clause }) => `rules.md has no clause ${quote(clause)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Cite a clause of rules.md, or write it there.'),
});
