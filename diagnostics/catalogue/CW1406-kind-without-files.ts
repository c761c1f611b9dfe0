import { defineDiagnostic } from '../define.ts';
import { didYouMean, either, quote } from '../words.ts';

export const kindWithoutFiles = defineDiagnostic<{
  kind: string;
  /** The file patterns of the kind. */
  files: readonly string[];
  /** A file or folder whose name is near. */
  nearest?: string | undefined;
}>({
  code: 'CW1406',
  name: 'kind-without-files',
  severity: 'warning',
  title: 'A kind of component without a file',
  message: ({ kind, files }) =>
    `No file fits ${either(files.map(quote))}, so the kind ${quote(kind)} has no components.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Write the first file, or correct the pattern.'),
});
