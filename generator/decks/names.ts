/** Card names as players write them: in any language of the game, with the quotes of any keyboard. */
import type { Card } from '../../engine/construction/types.ts';
import type { Text } from '../../engine/game.ts';
import { nearest } from '../nearest.ts';

/** Reads what a player wrote as a card. */
export interface NameIndex {
  /** Ids of the cards that `written` can mean: its own id first; empty when it means none. */
  find(written: string): readonly string[];
  /** What the writer probably meant: an id or a name. */
  suggest(written: string): string | undefined;
}

/** An index over ids and the names of all languages. */
export function indexNames(cards: Iterable<Card>): NameIndex {
  const ids = new Set<string>();
  const byName = new Map<string, Set<string>>();
  const names = new Set<string>();
  for (const { id, name } of cards) {
    ids.add(id);
    for (const one of namesOf(name as Text | undefined)) {
      names.add(one);
      const folded = fold(one);
      byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
    }
  }
  return {
    find: (written) => (ids.has(written) ? [written] : [...(byName.get(fold(written)) ?? [])]),
    suggest: (written) => nearest(written, [...names, ...ids]),
  };
}

function namesOf(name: Text | undefined): string[] {
  if (name === undefined) return [];
  return typeof name === 'string' ? [name] : Object.values(name);
}

/** The same for every way to type a name: width, case, accents, quotes, dashes and spaces do not count. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}(?<![\u3099\u309A])/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘ʼ`´"“”]/g, '')
    .replaceAll(/[\s\p{Pd}_・·]+/gu, ' ')
    .trim();
}
