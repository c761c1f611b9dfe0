/** What constraints see of a deck: all its cards, or those of some sections. */
import type { ChoiceBinder } from './choices.ts';
import type { Lister, Listing, SectionList } from './listing.ts';
import type { Sections } from './sections.ts';
import type { Deck, Card, Entry } from './types.ts';
import type { Filter, Lookup } from '../filter.ts';
import type { DeckView, HeldCard } from './constraint.ts';
import type { Options } from './active-effects.ts';
import { isCount } from './entries.ts';

/** Copies by section, then by card id. */
export type Copies = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface ViewedDeck {
  readonly listing: Listing;
  /** The lines of the deck by section; null when it has a base, and its lines are elsewhere. */
  readonly placed: ReadonlyMap<string, readonly Entry[]> | null;
  readonly cardOf: (id: string) => Card | undefined;
  readonly lookup: Lookup;
  /** See `DeckView.listWith`. */
  readonly listWith: (filter: Filter) => Copies | null;
  /** See `DeckView.deck`. */
  readonly deck: (id: unknown) => Copies | null;
  /** See `DeckView.printings`. */
  readonly printings: DeckView['printings'];
  readonly granted: ReadonlyMap<string, readonly Options[]>;
}

/** The view of all sections. Those of some sections are made when they are asked for, once. */
export function viewOf(deck: ViewedDeck): DeckView {
  const parts = new Map<string, DeckView>();
  const within = (sections: readonly string[]): DeckView => {
    const key = sections.join(' ');
    const found = parts.get(key) ?? view(deck, (name) => sections.includes(name), within);
    parts.set(key, found);
    return found;
  };
  return view(deck, () => true, within);
}

function view(
  deck: ViewedDeck,
  isSeen: (section: string) => boolean,
  within: DeckView['within'],
): DeckView {
  const { listing, cardOf, lookup } = deck;
  const lists = [...listing].filter(([section]) => isSeen(section)).map(([, list]) => list);
  let size = 0;
  for (const list of lists) for (const { count } of list.values()) size += count;
  let cards: readonly HeldCard[] | undefined;
  let lines: readonly HeldCard[] | undefined;
  return {
    size,
    lookup,
    within,
    card: cardOf,
    granted: deck.granted,
    // Most constraints look at a few sections only: what nobody asks for is not made.
    get cards() {
      return (cards ??= heldIn(lists, cardOf));
    },
    get lines() {
      const { placed } = deck;
      return (lines ??= placed === null ? this.cards : linesOf(placed, isSeen, cardOf));
    },
    listWith: (filter) => {
      const found = deck.listWith(filter);
      return found === null ? null : addUp([...found].filter(([name]) => isSeen(name)));
    },
    deck: deck.deck,
    printings: deck.printings,
  };
}

/** A card of several sections is one, with all its copies. */
function heldIn(lists: readonly SectionList[], cardOf: ViewedDeck['cardOf']): readonly HeldCard[] {
  const [only, ...others] = lists;
  const all: HeldCard[] = [];
  if (only === undefined) return all;
  if (others.length === 0) {
    for (const [id, { count, path }] of only) {
      const card = cardOf(id);
      if (card !== undefined) all.push({ card, count, path });
    }
    return all;
  }
  const held = new Map<string, HeldCard>();
  for (const list of lists) {
    for (const [id, { count, path }] of list) {
      const card = cardOf(id);
      if (card === undefined) continue;
      const before = held.get(id);
      held.set(id, { card, count: count + (before?.count ?? 0), path: before?.path ?? path });
    }
  }
  return [...held.values()];
}

function linesOf(
  placed: ReadonlyMap<string, readonly Entry[]>,
  isSeen: (section: string) => boolean,
  cardOf: ViewedDeck['cardOf'],
): readonly HeldCard[] {
  return [...placed].flatMap(([section, entries]) =>
    isSeen(section) ? entries.flatMap((entry) => lineOf(entry, cardOf)) : [],
  );
}

/** None for a card that the game does not have, or a bad count. */
function lineOf(entry: Entry, cardOf: ViewedDeck['cardOf']): readonly HeldCard[] {
  const card = cardOf(entry.card);
  const { count, path, with: attached = [] } = entry;
  if (card === undefined || !isCount(count)) return [];
  const held = attached.flatMap((one) => lineOf(one, cardOf));
  return [{ card, count, path, ...(held.length > 0 && { with: held }) }];
}

/** Copies by card id. */
export function addUp(
  sections: Iterable<readonly [string, ReadonlyMap<string, number>]>,
): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const [, list] of sections) {
    for (const [id, count] of list) all.set(id, (all.get(id) ?? 0) + count);
  }
  return all;
}

/**
 * Finds the list of the first deck whose choices pass a filter; see `DeckView.listWith`. A deck
 * written as a base and swaps is a change of a list, never the pattern of others.
 */
export function compileListWith(
  decks: readonly Deck[],
  choices: ChoiceBinder,
  sections: Pick<Sections, 'place'>,
  list: Lister,
): (filter: Filter, lookup: Lookup) => ReadonlyMap<string, ReadonlyMap<string, number>> | null {
  const patterns = decks
    .filter(({ base }) => base === undefined)
    .map((deck) => {
      // What is wrong with the deck is reported when it is judged itself.
      const listing = list(deck, sections.place(deck), () => {}) ?? new Map();
      return { choices: choices.bind(deck), copies: copiesIn(listing) };
    });
  return (filter, lookup) =>
    patterns.find(({ choices }) => filter.test(choices, lookup))?.copies ?? null;
}

/** Copies by section, then by card id. */
export function copiesIn(listing: Listing): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    [...listing].map(([section, cards]) => [
      section,
      new Map([...cards].map(([id, { count }]) => [id, count])),
    ]),
  );
}
