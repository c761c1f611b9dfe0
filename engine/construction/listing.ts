/** From a deck as written to what it holds: its lines, or its base with the swaps applied. */
import type { Path } from '../path.ts';
import { judgeCodes } from './codes.ts';
import { isCount, sectionsOf } from './entries.ts';
import { violation, type Refuse } from './report.ts';
import { applySwap, type SwapRules } from './swaps.ts';
import type { Deck, Violation } from './types.ts';

export interface Held {
  /** Copies, >= 1. */
  readonly count: number;
  /** The line or swap that brought the card in, or `['base']`. */
  readonly path: Path;
}

/** By card id, unknown ids included, in the order in which the deck first names them. */
export type Listing = Map<string, Held>;

/**
 * What `deck` holds, or null when its base cannot be found. Reports bases and swaps that are wrong,
 * not the lines: see entries.ts. A line with a bad count holds nothing.
 */
export type Lister = (deck: Deck, refuse: Refuse) => Listing | null;

export function compileLister(decks: ReadonlyMap<string, Deck>, swapRules: SwapRules): Lister {
  const list = (deck: Deck, trail: readonly string[], refuse: Refusals): Listing | null => {
    const listing = start(deck, [...trail, deck.id], refuse);
    if (listing !== null) addEntries(deck, listing);
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
    const inherited = list(base, trail, { ...refuse, swap: () => {} });
    return inherited === null ? null : fromBase(inherited);
  };
  return (deck, refuse) => list(deck, [], { base: refuse, swap: refuse });
}

interface Refusals {
  readonly base: Refuse;
  readonly swap: Refuse;
}

function addEntries(deck: Deck, listing: Listing): void {
  for (const { card, count, path } of sectionsOf(deck).flat()) {
    if (!isCount(count)) continue;
    const held = listing.get(card);
    listing.set(card, { count: (held?.count ?? 0) + count, path: held?.path ?? path });
  }
}

function fromBase(listing: Listing): Listing {
  return new Map([...listing].map(([card, { count }]) => [card, { count, path: ['base'] }]));
}

function baseFault(fault: 'baseUnknown' | 'baseCycle', base: string): Violation {
  const place = { path: ['base'], rulePath: ['exchange'], constraint: 'exchange' };
  return violation(judgeCodes[fault], {}, { params: { base }, ...place });
}
