import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const severalDocuments = defineDiagnostic<{
  /** The line that begins or ends a document: `---` or `...`. */
  marker: string;
}>({
  code: 'CW1011',
  name: 'several-documents',
  severity: 'error',
  title: 'Several YAML documents in a file',
  message: ({ marker }) =>
    `The line ${quote(marker)} begins another YAML document; only the first is read.`,
  hint: () => 'Remove the line; several components in a file are a list, each with a "-".',
});
