import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { quote } from '../words.ts';

/** The filter of the word is a related place. */
export const misplacedWord = defineDiagnostic<{
  word: string;
  /** The group of the word: `triggers`. */
  group: string;
  /** Id of the component that carries it. */
  id?: string | undefined;
}>({
  code: 'CW1420',
  name: 'misplaced-word',
  severity: 'error',
  title: 'A word on a card that may not carry it',
  message: ({ word, group, id }) =>
    `${id === undefined ? 'This' : quote(id)} cannot carry the ${nounOf(group)} ${quote(word)}.`,
  hint: ({ word }) => `Use another word, or widen "carriers" of ${quote(word)} in vocabulary.yaml.`,
});
