/** Card names as players write them: in any language of the game, with the quotes of any keyboard. */
import { isMapping } from '../link/game-files.ts';
import { nearest } from '../nearest.ts';
import { remember } from '../remember.ts';

/** Reads what a player wrote as a card. */
export interface NameIndex {
  /** Ids of the cards that `written` can mean: its own id first; empty when it means none. */
  find(written: string): readonly string[];
  /** What the writer probably meant: an id or a name. */
  suggest(written: string): string | undefined;
}

/** A card as compiled or as written: the index reads its id and its name. */
export interface NamedCard {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * An index over ids and the names of all languages; names are read when something is not an id.
 * What was read of a list is remembered: give the cards of each file as a list of its own.
 */
export function indexNames(...lists: readonly (readonly NamedCard[])[]): NameIndex {
  const named = (written: string): readonly string[] => {
    const folded = fold(written);
    return [...new Set(lists.flatMap((cards) => [...(foldedIn(cards).get(folded) ?? [])]))];
  };
  return {
    find(written) {
      if (lists.some((cards) => idsIn(cards).has(written))) return [written];
      const found = named(written);
      const bare = written.replace(PRINTING, '');
      return found.length > 0 || bare === written ? found : named(bare);
    },
    suggest(written) {
      const cards = lists.flat();
      return nearest(written, [...cards.flatMap(namesOf), ...cards.map(({ id }) => id)]);
    },
  };
}

/** What deck builders write behind a name: `(SET) 123 *F*`, `[SET]`. */
const PRINTING = /(?:\s+\([^()]+\)(?:\s+[\w-]+)?|\s+\[[^[\]]+\])?(?:\s+\*\w+\*)*$/;

/** Proposals that are looked for in one deck: finding one means looking at every name of the game. */
const MOST_PROPOSALS = 50;

/** The same index for one deck, which has no proposals any more after so many. */
export function withFewProposals(names: NameIndex): NameIndex {
  let left = MOST_PROPOSALS;
  return {
    find: (written) => names.find(written),
    suggest(written) {
      left -= 1;
      return left < 0 ? undefined : names.suggest(written);
    },
  };
}

const idsIn = remember(
  (cards: readonly NamedCard[]): ReadonlySet<string> => new Set(cards.map(({ id }) => id)),
);

/** Ids by folded name. */
const foldedIn = remember((cards: readonly NamedCard[]) => {
  const byName = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const name of namesOf(card)) {
      const folded = fold(name);
      byName.set(folded, (byName.get(folded) ?? new Set()).add(card.id));
    }
  }
  return byName;
});

/** None of a card whose name is faulty. */
function namesOf({ name }: NamedCard): string[] {
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
