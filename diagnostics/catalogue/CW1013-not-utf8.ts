import { defineDiagnostic } from '../define.ts';

export const notUtf8 = defineDiagnostic<{
  /** Of the first byte that is not UTF-8, from 1. */
  line: number;
  /** The encoding that the bytes look like. */
  encoding?: string | undefined;
}>({
  code: 'CW1013',
  name: 'not-utf8',
  severity: 'error',
  title: 'The file is not encoded in UTF-8',
  message: ({ line, encoding }) =>
    encoding === undefined
      ? `Line ${line} is not encoded in UTF-8.`
      : `The file looks like ${encoding} (line ${line}); only UTF-8 is read.`,
  hint: () => 'Save the file again with the encoding UTF-8.',
});
