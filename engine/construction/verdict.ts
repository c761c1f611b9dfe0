import type { CardLookup } from './card-lookup.ts';
import type { Listing } from './listing.ts';
import type { Verdict, Violation } from './types.ts';

/** What the violations come to, for a deck that holds what is listed. */
export function verdictOf(
  violations: readonly Violation[],
  listing: Listing,
  { card: cardOf }: CardLookup,
): Verdict {
  const cards = new Map<string, number>();
  const sections = new Map<string, ReadonlyMap<string, number>>();
  let size = 0;
  for (const [section, list] of listing) {
    const known = new Map<string, number>();
    for (const [id, { count }] of list) {
      size += count;
      if (cardOf(id) === undefined) continue;
      known.set(id, count);
      cards.set(id, (cards.get(id) ?? 0) + count);
    }
    sections.set(section, known);
  }
  return { ...stateOf(violations), violations, cards, sections, size };
}

/** For a deck of which nobody knows what it holds. */
export function noVerdict(violations: readonly Violation[]): Verdict {
  return { ...stateOf(violations), violations, cards: new Map(), sections: new Map(), size: 0 };
}

function stateOf(violations: readonly Violation[]): Pick<Verdict, 'legal' | 'state'> {
  const errors = violations.filter(({ severity }) => severity !== 'warning');
  if (errors.length === 0) return { legal: true, state: 'legal' };
  const isIncomplete = errors.every(({ lacking }) => lacking === true);
  return { legal: false, state: isIncomplete ? 'incomplete' : 'illegal' };
}
