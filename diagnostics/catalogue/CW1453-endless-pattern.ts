import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const endlessPattern = defineDiagnostic<{
  /** As the schema has it. */
  pattern: string;
}>({
  code: 'CW1453',
  name: 'endless-pattern',
  severity: 'error',
  title: 'A pattern of a schema that can take for ever',
  message: ({ pattern }) =>
    `The pattern ${quote(pattern)} did not come to an end with a text of the game.`,
  hint: () =>
    'Write it so that every text can be read in one way only: no repetition within a repetition of the same.',
});
