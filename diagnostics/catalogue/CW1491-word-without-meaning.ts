import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { quote } from '../words.ts';

/** The other words are related places. */
export const wordWithoutMeaning = defineDiagnostic<{
  /** Words of the vocabulary, with their groups; at least one. */
  words: readonly { group: string; word: string }[];
}>({
  code: 'CW1491',
  name: 'word-without-meaning',
  severity: 'warning',
  title: 'A word of the vocabulary that the rules of play do not know',
  message({ words: [first, ...others] }) {
    const named = first === undefined ? '' : `${nounOf(first.group)} ${quote(first.word)}`;
    const more =
      others.length === 0
        ? ''
        : others.length === 1
          ? ' and one other word'
          : ` and ${others.length} other words`;
    return `The rules of play do not know the ${named}${more}.`;
  },
  hint: () =>
    'Write in rules/ what it does (docs/how-to/play-effects.md), or remove it. A game with a card that uses it cannot be played.',
});
