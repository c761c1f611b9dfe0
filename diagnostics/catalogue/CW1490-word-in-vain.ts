import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { oneOf, quote } from '../words.ts';

/** The filter of the word is a related place. */
export const wordInVain = defineDiagnostic<{
  word: string;
  /** The group of the word: `triggers`. */
  group: string;
  /** Id of the component that carries it. */
  id?: string | undefined;
  /** What the filter asks for: fields of the component, `effect.range` of the effect. */
  needed: readonly string[];
}>({
  code: 'CW1490',
  name: 'word-in-vain',
  severity: 'error',
  title: 'A word without what it needs around it',
  message: ({ word, group, id }) =>
    `The ${nounOf(group)} ${quote(word)} does nothing ${id === undefined ? 'here' : `on ${quote(id)}`}: what it needs around it is not there.`,
  hint: ({ word, needed }) =>
    `vocabulary.yaml says under "needs" what ${quote(word)} asks of ${oneOf(needed)}. Add or change that, or use another word.`,
});
