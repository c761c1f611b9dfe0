import { defineDiagnostic } from '../define.ts';
import { aWordOf } from '../groups.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownEffectWord = defineDiagnostic<{
  word: string;
  /** The group of vocabulary.yaml that is asked for: `operations`. */
  group: string;
  nearest?: string | undefined;
  /** The words that can stand here, in the order of the vocabulary. */
  known: readonly string[];
  /** The group that the word belongs to. */
  elsewhere?: string | undefined;
}>({
  code: 'CW1416',
  name: 'unknown-effect-word',
  severity: 'error',
  title: 'A word that the vocabulary does not have',
  message: ({ word, group, elsewhere }) =>
    elsewhere === undefined
      ? `${quote(word)} is not ${aWordOf(group)} that can stand here.`
      : `${quote(word)} is ${aWordOf(elsewhere)}, and ${aWordOf(group)} is needed here.`,
  hint: ({ nearest, known }) => {
    const list = known.length === 0 ? 'There is none.' : `Here can stand: ${oneOf(known)}.`;
    return nearest === undefined ? list : `${didYouMean(nearest, '')} ${list}`;
  },
});
