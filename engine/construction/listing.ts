/** From a deck as written to what it holds: its lines, or its base with the swaps applied. */
import type { CardLookup, Card, Swap, Deck, Entry, Violation } from './types.ts';
import { judgeCodes, violation, type GameTerms, type Refuse } from './report.ts';
import type { ConstructionRules } from './rules.ts';
import type { Path } from '../plain-data.ts';
import { isCount } from './entries.ts';
import type { Sections } from './sections.ts';

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
    // The swaps of the base are reported when the base itself is judged.
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

interface SwapRules {
  readonly cards: CardLookup;
  readonly rules: Pick<ConstructionRules, 'exchange' | 'entries'>;
}

/** Applies swap number `index` to `listing`, or reports why not. Null: a list that is not known. */
function applySwap(
  listing: Listing | null,
  swap: Swap,
  index: number,
  context: SwapRules,
  refuse: Refuse,
): void {
  const list = listing === null ? null : listOf(listing, swap);
  const found = findFault(list, swap, context);
  if (found === null) {
    if (list !== null && isCount(swap.count)) exchange(list, swap, swap.count);
    return;
  }
  const { path } = swap;
  const params = { index, ...found.params };
  const place = { params, path, rulePath: ['exchange'], constraint: 'exchange' };
  refuse(violation(standards[found.fault], termsOf(found.fault, context.rules), place));
}

/** The section in which a swap is made; an empty one when none holds the card. */
function listOf(listing: Listing, { out, section }: Swap): SectionList {
  if (section !== undefined) return listing.get(section) ?? new Map();
  return [...listing.values()].find((cards) => cards.has(out)) ?? new Map();
}

type Fault = 'unknown' | 'badCount' | 'different' | 'notHeld';

interface LineFault {
  readonly fault: Fault;
  readonly params: Readonly<Record<string, unknown>>;
}

const standards: Readonly<Record<Fault, string>> = {
  unknown: judgeCodes.unknownCard,
  badCount: judgeCodes.badCount,
  different: judgeCodes.swapDifferent,
  notHeld: judgeCodes.swapNotHeld,
};

/** A bad count is called the same in a line and in a swap. */
function termsOf(fault: Fault, { exchange, entries }: SwapRules['rules']): GameTerms {
  if (fault === 'badCount') return { code: entries.badCount, clause: entries.clause };
  const clause = exchange?.clauses?.[fault];
  return {
    code: exchange?.codes?.[fault],
    clause: fault === 'unknown' ? (clause ?? entries.clause) : clause,
  };
}

function findFault(
  list: SectionList | null,
  { out, in: into, count }: Swap,
  { cards, rules }: SwapRules,
): LineFault | null {
  const [leaving, coming] = [cards.card(out), cards.card(into)];
  if (leaving === undefined) return { fault: 'unknown', params: { card: out } };
  if (coming === undefined) return { fault: 'unknown', params: { card: into } };
  if (!isCount(count)) return { fault: 'badCount', params: { card: out } };
  const same = rules.exchange?.same ?? [];
  if (same.some((field) => !sameValue(leaving[field], coming[field]))) {
    return { fault: 'different', params: bothValues(leaving, coming, same) };
  }
  const held = list?.get(out)?.count ?? 0;
  if (list === null || held >= count) return null;
  return { fault: 'notHeld', params: { held, asked: count } };
}

function exchange(list: SectionList, { out, in: into, path }: Swap, count: number): void {
  const leaving = list.get(out);
  if (leaving !== undefined) {
    if (leaving.count === count) list.delete(out);
    else list.set(out, { ...leaving, count: leaving.count - count });
  }
  list.set(into, { count: (list.get(into)?.count ?? 0) + count, path });
}

/** `{ outRank, inRank }` for the field `rank`; null for a field that a card omits. */
function bothValues(out: Card, into: Card, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = field.charAt(0).toUpperCase() + field.slice(1);
      return [
        [`out${name}`, out[field] ?? null],
        [`in${name}`, into[field] ?? null],
      ];
    }),
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  }
  return (a ?? null) === (b ?? null);
}
