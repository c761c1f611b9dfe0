/** What rules call things, and what people call them: for whoever reads a position or a move aloud. */
import type { Text } from '../../engine/index.ts';
import type { NamedThings } from '../../kernel/index.ts';
import type { GameFiles } from '../link/game-files.ts';

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
