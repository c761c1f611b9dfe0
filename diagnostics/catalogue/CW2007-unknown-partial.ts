import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownPartial = defineDiagnostic<{
  partial: string;
  nearest?: string | undefined;
}>({
  code: 'CW2007',
  name: 'unknown-partial',
  severity: 'error',
  title: 'A template includes a partial that does not exist',
  message: ({ partial }) => `There is no partial ${quote(partial)}.`,
  hint: ({ partial, nearest }) =>
    didYouMean(nearest, `Partials are files: this one would be templates/partials/${partial}.hbs.`),
});
