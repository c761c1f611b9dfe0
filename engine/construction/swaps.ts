/**
 * Swaps: so many copies of one card for as many of another that is alike.
 *
 * Of one swap only the first failing check is reported, in the order unknown card, bad count,
 * different, not held; it is skipped then, and those after it work on the list without it.
 */
import type { CardLookup } from './card-lookup.ts';
import { judgeCodes } from './codes.ts';
import { isCount } from './entries.ts';
import { violation, type GameTerms, type Refuse } from './report.ts';
import type { Listing, SectionList } from './listing.ts';
import type { Card, ConstructionRules, Swap } from './types.ts';

export interface SwapRules {
  readonly cards: CardLookup;
  readonly rules: Pick<ConstructionRules, 'exchange' | 'entries'>;
}

/** Applies swap number `index` to `listing`, or reports why not. Null stands for a list that is not known. */
export function applySwap(
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

interface Found {
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
): Found | null {
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

/** `{ outRank, inRank }` for the field `rank`; null for a field that a card leaves out. */
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
