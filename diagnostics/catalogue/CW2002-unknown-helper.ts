import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownHelper = defineDiagnostic<{
  helper: string;
  nearest?: string | undefined;
}>({
  code: 'CW2002',
  name: 'unknown-helper',
  severity: 'error',
  title: 'A template uses a helper that does not exist',
  message: ({ helper }) => `There is no helper ${quote(helper)}.`,
  hint: ({ nearest }) =>
    didYouMean(nearest, 'docs/how-to/write-templates.md lists all helpers and blocks.'),
});
