/** What a checked game says while it is played. */
import { commonRefusalMessages } from '../../diagnostics/index.ts';
import type { Text } from '../../engine/index.ts';
import type { CheckedGame, GameFiles } from '../../generator/index.ts';
import type { TableWords } from '../table/messages.ts';
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
