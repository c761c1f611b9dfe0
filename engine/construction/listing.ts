/** From a deck as written to what it holds: its lines, or its base with the swaps applied. */
import type { Path } from '../path.ts';
import { judgeCodes } from './codes.ts';
import { isCount } from './entries.ts';
import { violation, type Refuse } from './report.ts';
import type { Sections } from './sections.ts';
import { applySwap, type SwapRules } from './swaps.ts';
import type { Deck, Entry, Violation } from './types.ts';

export interface Held {
  /** Copies, >= 1. */
  readonly count: number;
  /** The line or swap that brought the card in, or `['base']`. */
  readonly path: Path;
}

/** Cards of a section by id, unknown ids included, in the order in which the deck first names them. */
export type SectionList = Map<string, Held>;

/** By section, in their order. */
export type Listing = Map<string, SectionList>;

/**
 * What `deck` holds, or null when its base cannot be found. `placed` are its own lines by section.
 * Reports bases and swaps that are wrong, not the lines: see entries.ts. A line with a bad count
 * holds nothing.
 */
export type Lister = (deck: Deck, placed: Placed, refuse: Refuse) => Listing | null;

type Placed = ReadonlyMap<string, readonly Entry[]>;

export function compileLister(
  decks: ReadonlyMap<string, Deck>,
  swapRules: SwapRules,
  sections: Pick<Sections, 'place'>,
): Lister {
  const list = (
    deck: Deck,
    placed: Placed,
    trail: readonly string[],
    refuse: Refusals,
  ): Listing | null => {
    const listing = start(deck, [...trail, deck.id], refuse);
    if (listing !== null) addEntries(placed, listing);
    deck.swaps.forEach((swap, index) => applySwap(listing, swap, index, swapRules, refuse.swap));
    return listing;
  };
  const start = (deck: Deck, trail: readonly string[], refuse: Refusals): Listing | null => {
    if (deck.base === undefined) return new Map();
    const base = decks.get(deck.base);
    if (base === undefined || trail.includes(deck.base)) {
      refuse.base(baseFault(base === undefined ? 'baseUnknown' : 'baseCycle', deck.base));
      return null;
    }
    // The swaps of the base are told when the base itself is judged.
    const inherited = list(base, sections.place(base), trail, { ...refuse, swap: () => {} });
    return inherited === null ? null : fromBase(inherited);
  };
  return (deck, placed, refuse) => list(deck, placed, [], { base: refuse, swap: refuse });
}

interface Refusals {
  readonly base: Refuse;
  readonly swap: Refuse;
}

function addEntries(placed: Placed, listing: Listing): void {
  for (const [section, entries] of placed) {
    const cards: SectionList = listing.get(section) ?? new Map<string, Held>();
    listing.set(section, cards);
    addAll(entries, 1, cards);
  }
}

/** What is attached to a card is there once for each copy of it. */
function addAll(entries: readonly Entry[], times: number, cards: SectionList): void {
  for (const { card, count, path, with: attached } of entries) {
    if (!isCount(count)) continue;
    const held = cards.get(card);
    cards.set(card, { count: (held?.count ?? 0) + count * times, path: held?.path ?? path });
    if (attached !== undefined) addAll(attached, count * times, cards);
  }
}

function fromBase(listing: Listing): Listing {
  const path = ['base'];
  return new Map(
    [...listing].map(([section, cards]) => [
      section,
      new Map([...cards].map(([card, { count }]) => [card, { count, path }])),
    ]),
  );
}

function baseFault(fault: 'baseUnknown' | 'baseCycle', base: string): Violation {
  const place = { path: ['base'], rulePath: ['exchange'], constraint: 'exchange' };
  return violation(judgeCodes[fault], {}, { params: { base }, ...place });
}
