import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownSentence = defineDiagnostic<{
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
});
