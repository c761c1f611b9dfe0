import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const ambiguousPhrase = defineDiagnostic<{
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
});
