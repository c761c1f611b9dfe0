import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const untoldParameter = defineDiagnostic<{
  /** The word of vocabulary.yaml. */
  word: string;
  /** What its phrase does not tell; empty where the text cannot be read back for another reason. */
  parameters: readonly string[];
  /** Fields of filters among them whose values have no names. */
  nameless?: readonly string[];
  /** What stands on the card. */
  text: string;
}>({
  code: 'CW1451',
  name: 'untold-parameter',
  severity: 'error',
  title: 'A phrase does not tell everything',
  message: ({ word, parameters, text }) =>
    parameters.length > 0
      ? `The phrase of ${quote(word)} does not tell ${both(parameters.map(quote))}: effects that differ in it read the same.`
      : `The text ${quote(text)}, which the phrase of ${quote(word)} makes, cannot be read back.`,
  hint: ({ parameters: [first], nameless: [field] = [] }) => {
    if (first === undefined) return 'Write the phrase so that each part of it can be found again.';
    if (field !== undefined) {
      return `List the values of ${quote(field)} under "words", with their names: {${first}} is made of them.`;
    }
    return `Use {${first}} in the phrase, or in a {${first}, select, …} of it.`;
  },
});
