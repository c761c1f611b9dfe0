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
  /** Of a target that does not stand alone: the parameters that it must have. */
  needs?: readonly string[] | undefined;
}>({
  code: 'CW1416',
  name: 'unknown-effect-word',
  severity: 'error',
  title: 'A word that the vocabulary does not have',
  message({ word, group, elsewhere, needs }) {
    if (needs !== undefined) {
      return `${quote(word)} does not stand alone: it needs ${needs.map(quote).join(' and ')}.`;
    }
    return elsewhere === undefined
      ? `${quote(word)} is not ${aWordOf(group)} that can stand here.`
      : `${quote(word)} is ${aWordOf(elsewhere)}, and ${aWordOf(group)} is needed here.`;
  },
  hint: ({ word, nearest, known, needs }) => {
    if (needs !== undefined) {
      const parameters = needs.map((name) => `, ${name}: …`).join('');
      return `Write { who: ${word}${parameters} }.`;
    }
    const list = known.length === 0 ? 'There is none.' : `Here can stand: ${oneOf(known)}.`;
    return nearest === undefined ? list : `${didYouMean(nearest, '')} ${list}`;
  },
});
