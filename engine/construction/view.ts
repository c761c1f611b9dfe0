/** What constraints see of a deck: all its cards, or those of some sections. */
import type { Filter, Lookup } from '../filter.ts';
import type { CardLookup } from './card-lookup.ts';
import type { DeckView, HeldCard } from './constraint.ts';
import type { Listing } from './listing.ts';

/** Copies by section, then by card id. */
export type Copies = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface ViewedDeck {
  readonly listing: Listing;
  readonly cards: CardLookup;
  readonly lookup: Lookup;
  /** See `DeckView.listWith`. */
  readonly listWith: (filter: Filter) => Copies | null;
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
  { listing, cards, lookup, listWith }: ViewedDeck,
  isSeen: (section: string) => boolean,
  within: DeckView['within'],
): DeckView {
  const held = new Map<string, HeldCard>();
  let size = 0;
  for (const [section, list] of listing) {
    if (!isSeen(section)) continue;
    for (const [id, { count, path }] of list) {
      size += count;
      const card = cards.card(id);
      if (card === undefined) continue;
      const before = held.get(id);
      held.set(id, { card, count: count + (before?.count ?? 0), path: before?.path ?? path });
    }
  }
  return {
    size,
    cards: [...held.values()],
    lookup,
    within,
    listWith: (filter) => {
      const lists = listWith(filter);
      return lists === null ? null : addUp([...lists].filter(([name]) => isSeen(name)));
    },
  };
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
