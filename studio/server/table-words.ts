/** What a checked game says while it is played. */
import { commonRefusalMessages, deckCodes, type Words, wordsOf } from '../../diagnostics/index.ts';
import type { Text } from '../../engine/index.ts';
import type { CheckedGame, GameFiles } from '../../generator/index.ts';
import type { TableWords, WordsFor } from '../table/messages.ts';
import type { NamedThings } from '../table/names.ts';

export function namedThings({ names, manifest }: GameFiles): NamedThings {
  const named = [...names].flatMap(([id, { item, fixture }]) => {
    const name = item.value['name'] as Text | undefined;
    return name === undefined ? [] : [{ id, name, fixture }];
  });
  return {
    names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
    fixtures: named.filter(({ fixture }) => fixture).map(({ id }) => id),
    wording: manifest.play?.words ?? {},
  };
}

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
