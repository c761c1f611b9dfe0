/** What constraints see of a deck: all its cards, or those of some sections. */
import type { Filter, Lookup } from '../filter.ts';
import type { DeckView, HeldCard } from './constraint.ts';
import type { Options } from './effects.ts';
import { isCount } from './entries.ts';
import type { Listing } from './listing.ts';
import type { Card, Entry } from './types.ts';

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
  const held = new Map<string, HeldCard>();
  let size = 0;
  for (const [section, list] of listing) {
    if (!isSeen(section)) continue;
    for (const [id, { count, path }] of list) {
      size += count;
      const card = cardOf(id);
      if (card === undefined) continue;
      const before = held.get(id);
      held.set(id, { card, count: count + (before?.count ?? 0), path: before?.path ?? path });
    }
  }
  const cards = [...held.values()];
  let lines: readonly HeldCard[] | undefined;
  return {
    size,
    cards,
    lookup,
    within,
    card: cardOf,
    granted: deck.granted,
    get lines() {
      return (lines ??= deck.placed === null ? cards : linesOf(deck.placed, isSeen, cardOf));
    },
    listWith: (filter) => {
      const lists = deck.listWith(filter);
      return lists === null ? null : addUp([...lists].filter(([name]) => isSeen(name)));
    },
    deck: deck.deck,
    printings: deck.printings,
  };
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
