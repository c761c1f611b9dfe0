/** What a checked game says while it is played. */
import { commonRefusalMessages, deckCodes, type Words, wordsOf } from '../../diagnostics/index.ts';
import { namedThings, type CheckedGame } from '../../generator/index.ts';
import type { TableWords, WordsFor } from '../table/messages.ts';

export function tableWords({ game, manifest, messages }: CheckedGame): TableWords {
  return {
    ...namedThings(game),
    messages: { ...commonRefusalMessages, ...messages },
    goals: manifest.play?.goals ?? [],
  };
}

/** Cardwright's words for a code of the judge of decks that the game leaves as it is. */
export const wordsOfJudge: WordsFor = (code, params) => {
  const known = Object.hasOwn(deckCodes, code) ? deckCodes[code] : undefined;
  if (known === undefined) return null;
  const words: Words<typeof params> = wordsOf(known);
  return { text: words.message(params), fix: words.hint(params) ?? null };
};
