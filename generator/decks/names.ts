/** Card names as players write them: in any language of the game, with the quotes of any keyboard. */
import { isMapping, nearWords, type NearWords, remember } from '../../kernel/index.ts';
import { withoutPrinting } from './other-programs.ts';
import { uniqueFields, type NamedCard, type UniqueFields } from './unique-fields.ts';
import {
  type Deck,
  type Entry,
  foundByKey,
  madeOfEach,
  readDeck,
} from '../../engine/construction/index.ts';

/** Reads what a player wrote as a card. */
export interface NameIndex {
  /** Ids of the cards that `written` can mean: its own id first; empty when it means none. */
  find(written: string): readonly string[];
  /** What the writer probably meant: an id or a name. */
  suggest(written: string): string | undefined;
  /** What other programs call a card, where a field of the pool tells all cards apart. */
  code(id: string): string | undefined;
  /** See `doubleNames`. */
  readonly doubles: string;
}

/**
 * An index over ids, the names of all languages, and unique fields; what is not an id is read when it is
 * asked for. What was read of a list is remembered: give the cards of each file as a list of its own.
 */
export function indexNames(...lists: readonly (readonly NamedCard[])[]): NameIndex {
  return indexKnown(lists, () => false);
}

/** The same; `isKnown` finds ids without going through the lists, but may miss some. */
export function indexKnown(
  lists: readonly (readonly NamedCard[])[],
  isKnown: (id: string) => boolean,
): NameIndex {
  let near: NearWords | undefined;
  let fields: UniqueFields | undefined;
  const byField = (): UniqueFields => (fields ??= uniqueFields(lists.flat()));
  const named = (written: string): readonly string[] => {
    const folded = fold(written);
    const ids = lists.flatMap((cards) => byName(cards, folded).map(({ id }) => id));
    if (ids.length > 0) return [...new Set(ids)];
    const owner = byField().find(written);
    return owner === undefined ? [] : [owner];
  };
  const faced = (written: string): readonly string[] => {
    const folded = fold(written);
    return [...new Set(lists.flatMap((cards) => byFace(cards, folded).map(({ id }) => id)))];
  };
  return {
    find(written) {
      if (isKnown(written) || lists.some((cards) => byId(cards, written).length > 0))
        return [written];
      const found = named(written);
      if (found.length > 0) return found;
      const bare = withoutPrinting(written);
      const again = bare === written ? found : named(bare);
      return again.length > 0 ? again : faced(bare);
    },
    suggest(written) {
      near ??= nearWords(wordsOf(lists.flat()));
      return near(withoutPrinting(written));
    },
    code: (id) => byField().code(id),
    get doubles() {
      return doubleNames(...lists);
    },
  };
}

function wordsOf(cards: readonly NamedCard[]): string[] {
  return [...cards.flatMap(namesOf), ...cards.map(({ id }) => id)];
}

const byId = foundByKey(({ id }: NamedCard) => [id]);

const byName = foundByKey((card: NamedCard) => namesOf(card).map(fold));

/** By the first half of a name with two: players write `Fire` for `Fire // Ice`. */
const byFace = foundByKey((card: NamedCard) =>
  namesOf(card)
    .filter(isDouble)
    .map((name) => fold(name.split('//')[0] ?? '')),
);

/** Folded names that hold what begins a remark elsewhere, each on a line: `fire / ice`. */
export function doubleNames(...lists: readonly (readonly NamedCard[])[]): string {
  return lists.flatMap(doubleIn).join('\n');
}

/** The names that `doubleNames` has put together. */
export function doublesIn(names: string): ReadonlySet<string> {
  return new Set(names === '' ? [] : names.split('\n'));
}

const doubleIn = remember((cards: readonly NamedCard[]): readonly string[] =>
  doublesEach(cards)
    .flat()
    .map(({ name }) => fold(name)),
);

const doublesEach = madeOfEach((card: NamedCard) =>
  namesOf(card)
    .filter(isDouble)
    .map((name) => ({ id: card.id, name })),
);

function isDouble(name: string): boolean {
  return name.includes('//');
}

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
    .replaceAll(/[æœøłđðþß]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’‘ʼ`"“”]/g, '')
    .replaceAll(/[\s\p{Pd}_・·]+/gu, ' ')
    .replaceAll(/ ?\/+ ?/g, ' / ')
    .trim();
}

/** Letters that NFKD does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
};

/** The deck in a deck file; names of cards become ids where they mean exactly one card. */
export function toDeck(
  data: Readonly<Record<string, unknown>>,
  idOfFile: string,
  names: NameIndex,
): Deck {
  const deck = readDeck(data);
  const resolve = (written: string): string => {
    const found = names.find(written);
    return found.length === 1 && found[0] !== undefined ? found[0] : written;
  };
  const resolved = (entry: Entry): Entry => ({
    ...entry,
    card: resolve(entry.card),
    ...(entry.with !== undefined && { with: entry.with.map((one) => resolved(one)) }),
  });
  const sections = Object.entries(deck.sections).map(([section, entries]) => [
    section,
    entries.map((entry) => resolved(entry)),
  ]);
  return {
    ...deck,
    id: deck.id === '' ? idOfFile : deck.id,
    sections: Object.fromEntries(sections) as Deck['sections'],
    swaps: deck.swaps.map((swap) => ({
      ...swap,
      out: resolve(swap.out),
      in: resolve(swap.in),
    })),
  };
}
