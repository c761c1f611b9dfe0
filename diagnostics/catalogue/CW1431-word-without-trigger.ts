import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { oneOf, quote } from '../words.ts';

/** The list in the vocabulary is a related place; it is `triggers` of the word or `operations` of the trigger. */
export const wordWithoutTrigger = defineDiagnostic<{
  word: string;
  /** The group of the word: `operations`. */
  group: string;
  /** That of the effect. */
  trigger: string;
  /** Those under which the word may stand. */
  triggers?: readonly string[];
  /** Those that may stand under the trigger. */
  operations?: readonly string[];
}>({
  code: 'CW1431',
  name: 'word-without-trigger',
  severity: 'error',
  title: 'A word in an effect whose trigger it does not go with',
  message: ({ word, group, trigger }) =>
    `The ${nounOf(group)} ${quote(word)} does not go with the trigger ${quote(trigger)}.`,
  hint: ({ trigger, triggers, operations = [] }) =>
    triggers === undefined
      ? `With ${quote(trigger)} goes ${oneOf(operations)}.`
      : `It goes with the trigger ${oneOf(triggers)}.`,
});
