/** Card names as players write them: in any language of the game, with the quotes of any keyboard. */
import type { Card } from '../../engine/construction/types.ts';
import { isMapping } from '../link/game-files.ts';
import { nearest } from '../nearest.ts';

/** Reads what a player wrote as a card. */
export interface NameIndex {
  /** Ids of the cards that `written` can mean: its own id first; empty when it means none. */
  find(written: string): readonly string[];
  /** What the writer probably meant: an id or a name. */
  suggest(written: string): string | undefined;
}

/** An index over ids and the names of all languages; names are read when something is not an id. */
export function indexNames(...kinds: readonly (readonly Card[])[]): NameIndex {
  const ids = new Set<string>();
  for (const cards of kinds) for (const { id } of cards) ids.add(id);
  let byName: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return {
    find(written) {
      if (ids.has(written)) return [written];
      byName ??= foldNames(kinds.flat());
      return [...(byName.get(fold(written)) ?? [])];
    },
    suggest: (written) => nearest(written, [...kinds.flat().flatMap(namesOf), ...ids]),
  };
}

function foldNames(cards: readonly Card[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const name of namesOf(card)) {
      const folded = fold(name);
      byName.set(folded, (byName.get(folded) ?? new Set()).add(card.id));
    }
  }
  return byName;
}

/** None of a card whose name is faulty. */
function namesOf({ name }: Card): string[] {
  const names = isMapping(name) ? Object.values(name) : [name];
  return names.filter((one) => typeof one === 'string');
}

/** The same for every way to type a name: width, case, accents, quotes, dashes and spaces do not count. */
export function fold(name: string): string {
  return name
    .replaceAll('´', '') // NFKD would make a space and an accent of it
    .normalize('NFKD')
    .replaceAll(/\p{Mn}(?<![\u3099\u309A])/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘ʼ`"“”]/g, '')
    .replaceAll(/[\s\p{Pd}_・·]+/gu, ' ')
    .trim();
}
