import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, oneOf, quote } from '../english.ts';

/** The vocabulary, and the text that is made of it. */
export const phrases = {
  CW1409: defineDiagnostic<{
    /** The text on the card. */
    phrase: string;
    /** The words of vocabulary.yaml that read like this, in the order of the file. */
    words: readonly string[];
  }>({
    code: 'CW1409',
    name: 'ambiguous-phrase',
    severity: 'error',
    title: 'Words of the vocabulary read the same',
    message: ({ phrase, words }) =>
      `On a card, ${quote(phrase)} could mean ${both(words.map(quote))}.`,
    hint: () => 'Change one of the phrases, or merge the two words.',
  }),

  CW1427: defineDiagnostic<{
    /** What the name should be of. */
    what:
      | 'choice'
      | 'condition'
      | 'cost'
      | 'count'
      | 'duration'
      | 'field'
      | 'kind'
      | 'limit'
      | 'list of words'
      | 'name of a choice'
      | 'operation'
      | 'parameter'
      | 'target'
      | 'trigger'
      | 'word';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1427',
    name: 'bad-vocabulary',
    severity: 'error',
    title: 'Unknown name in the vocabulary',
    message: ({ what, name }) => `There is no ${what} ${quote(name)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Define it, or use another.'),
  }),

  CW1437: defineDiagnostic<{
    /** As its key is written. */
    word: string;
    /** What is used in its place. */
    nearest: string;
  }>({
    code: 'CW1437',
    name: 'misspelt-word',
    severity: 'error',
    title: 'Name misspelt where it is defined',
    message: ({ word, nearest }) =>
      `Nothing uses ${quote(word)}, but ${quote(nearest)} is used, which does not exist.`,
    hint: ({ nearest }) =>
      `${didYouMean(nearest, '')} If not, correct the places that use ${quote(nearest)}.`,
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
    title: 'Numbers in a hand-written text differ from the effects',
    message: ({ unknown, missing }) =>
      [
        unknown.length > 0 ? `The effects have no ${both(unknown.map(String))}.` : '',
        missing.length > 0
          ? `The text omits ${both(missing.map(String))}, which the effects have.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    hint: ({ made }) =>
      `Correct the text or the effects. The text generated from the effects is: ${made}`,
  }),

  CW1451: defineDiagnostic<{
    /** The word or sentence of vocabulary.yaml. */
    word: string;
    isSentence?: boolean | undefined;
    /** What its phrase omits; empty where the text cannot be read back for another reason. */
    parameters: readonly string[];
    /** Fields of filters among them whose values have no names. */
    nameless?: readonly string[];
    /** The text on the card. */
    text: string;
  }>({
    code: 'CW1451',
    name: 'untold-parameter',
    severity: 'error',
    title: 'Phrase omits something',
    message({ word, isSentence, parameters, text }) {
      if (parameters.length === 0) {
        return `The text ${quote(text)}, which the phrase of ${quote(word)} makes, cannot be read back.`;
      }
      const phrase = isSentence === true ? 'sentence' : 'phrase of';
      return `The ${phrase} ${quote(word)} omits ${both(parameters.map(quote))}: effects that differ in it read the same.`;
    },
    hint: ({ isSentence, parameters: [first], nameless: [field] = [] }) => {
      if (first === undefined)
        return 'Write the phrase so that each part of it can be found again.';
      if (isSentence === true) return `Write {${first}} where it belongs in the sentence.`;
      if (field !== undefined) {
        return `List the values of ${quote(field)} under "words", with their names: {${first}} consists of them.`;
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
    title: 'Unused sentence',
    message: ({ sentence }) => `No text uses the sentence ${quote(sentence)}.`,
    hint: ({ known, nearest }) => didYouMean(nearest, `The sentences are ${oneOf(known)}.`),
  }),
} as const;
