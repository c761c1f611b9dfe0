import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, oneOf, quote } from '../words.ts';

/** The vocabulary, and the text that is made of it. */
export const phrases = {
  CW1409: defineDiagnostic<{
    /** What stands on the card. */
    phrase: string;
    /** The words of vocabulary.yaml that read like this, in the order of the file. */
    words: readonly string[];
  }>({
    code: 'CW1409',
    name: 'ambiguous-phrase',
    severity: 'error',
    title: 'Two words of the vocabulary read the same',
    message: ({ phrase, words }) =>
      `On a card, ${quote(phrase)} can be read as ${both(words.map(quote))}; nobody could tell them apart.`,
    hint: () => 'Write one of the phrases differently, or make one word of the two.',
  }),

  CW1427: defineDiagnostic<{
    /** What the name should be of. */
    what:
      | 'choice'
      | 'cost'
      | 'count'
      | 'duration'
      | 'field'
      | 'kind'
      | 'list of words'
      | 'operation'
      | 'parameter'
      | 'target'
      | 'trigger';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1427',
    name: 'bad-vocabulary',
    severity: 'error',
    title: 'The vocabulary names something that the game does not have',
    message: ({ what, name }) => `There is no ${what} ${quote(name)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Define it, or name another.'),
  }),

  CW1450: defineDiagnostic<{
    /** Numbers that the hand-written text has and the data have not. */
    unknown: readonly number[];
    /** Numbers that the data have and the hand-written text has not. */
    missing: readonly number[];
    /** The text that is made from the data. */
    made: string;
  }>({
    code: 'CW1450',
    name: 'text-differs',
    severity: 'error',
    title: 'A hand-written text has other numbers than the effects',
    message: ({ unknown, missing }) =>
      [
        unknown.length > 0 ? `The effects have no ${both(unknown.map(String))}.` : '',
        missing.length > 0
          ? `The text leaves out ${both(missing.map(String))}, which the effects have.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    hint: ({ made }) => `Correct the one or the other. Made from the effects, the text is: ${made}`,
  }),

  CW1451: defineDiagnostic<{
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
      if (first === undefined)
        return 'Write the phrase so that each part of it can be found again.';
      if (field !== undefined) {
        return `List the values of ${quote(field)} under "words", with their names: {${first}} is made of them.`;
      }
      return `Use {${first}} in the phrase, or in a {${first}, select, …} of it.`;
    },
  }),

  CW1452: defineDiagnostic<{
    sentence: string;
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1452',
    name: 'unknown-sentence',
    severity: 'warning',
    title: 'A sentence that nothing is joined with',
    message: ({ sentence }) => `No text is made with the sentence ${quote(sentence)}.`,
    hint: ({ known, nearest }) => didYouMean(nearest, `The sentences are ${oneOf(known)}.`),
  }),
} as const;
