import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const ambiguousPhrase = defineDiagnostic<{
  /** As written, with its parameters in braces. */
  phrase: string;
  /** The words of vocabulary.yaml that read like this. */
  words: readonly string[];
}>({
  code: 'CW1409',
  name: 'ambiguous-phrase',
  severity: 'error',
  title: 'Two words of the vocabulary read the same',
  message: ({ phrase, words }) =>
    `${quote(phrase)} is the phrase of ${both(words.map(quote))}; on a card, nobody could tell them apart.`,
  hint: () => 'Write one of the phrases differently, or make one word of the two.',
});
