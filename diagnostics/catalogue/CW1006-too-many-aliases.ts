import { defineDiagnostic } from '../define.ts';

export const tooManyAliases = defineDiagnostic<{
  /** What is counted: aliases as written, or the values that they would add to the data. */
  counted: 'aliases' | 'values';
  limit: number;
}>({
  code: 'CW1006',
  name: 'too-many-aliases',
  severity: 'error',
  title: 'Aliases would make the data too large',
  message: ({ counted, limit }) =>
    counted === 'aliases'
      ? `The file has more than ${limit} aliases.`
      : `The aliases of the file stand for more than ${limit} values.`,
  hint: () => 'Write values out, or split the file.',
});
