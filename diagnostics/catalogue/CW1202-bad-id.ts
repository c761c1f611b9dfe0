import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

const FORM = 'small letters, digits and single hyphens, beginning with a letter';

export const badId = defineDiagnostic<{
  id: string;
  /** The id in kebab-case; undefined when it holds no letter that could be kept. */
  suggestion?: string | undefined;
}>({
  code: 'CW1202',
  name: 'bad-id',
  severity: 'error',
  title: 'An id is not in kebab-case',
  message: ({ id }) => `The id ${quote(id)} is not in kebab-case.`,
  hint: ({ suggestion }) =>
    suggestion === undefined ? `Use ${FORM}.` : `Write ${quote(suggestion)}: ${FORM}.`,
});
