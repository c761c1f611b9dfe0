import type { CardLookup, Verdict, Violation } from './types.ts';
import type { Listing } from './listing.ts';
import { addUp } from './view.ts';

/** What the violations come to, for a deck that holds what is listed. */
export function verdictOf(
  violations: readonly Violation[],
  listing: Listing,
  { card: cardOf }: CardLookup,
): Verdict {
  let size = 0;
  for (const list of listing.values()) for (const { count } of list.values()) size += count;
  let sections: Verdict['sections'] | undefined;
  let cards: Verdict['cards'] | undefined;
  return {
    ...stateOf(violations),
    violations,
    size,
    // Who asks only whether a deck is legal does not wait for what it holds.
    get sections() {
      return (sections ??= knownIn(listing, cardOf));
    },
    get cards() {
      return (cards ??= allOf(this.sections));
    },
  };
}

function knownIn(listing: Listing, cardOf: CardLookup['card']): Verdict['sections'] {
  const sections = new Map<string, ReadonlyMap<string, number>>();
  for (const [section, list] of listing) {
    const known = new Map<string, number>();
    for (const [id, { count }] of list) if (cardOf(id) !== undefined) known.set(id, count);
    sections.set(section, known);
  }
  return sections;
}

function allOf(sections: Verdict['sections']): Verdict['cards'] {
  const [only, ...others] = sections.values();
  return only !== undefined && others.length === 0 ? only : addUp(sections);
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

/** What several rules say in the same words of the same line is reported once, with the places of all. */
export function mergeAlike(violations: readonly Violation[]): readonly Violation[] {
  if (!areSomeAlike(violations)) return violations;
  const alike = new Map<string, Violation[]>();
  for (const one of violations) {
    const key = JSON.stringify([one.code, one.severity, one.path, one.params]);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [one]);
    else known.push(one);
  }
  if (alike.size === violations.length) return violations;
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const reported = new Set([first.rulePath.join('/')]);
    const otherRules = others
      .map(({ rulePath }) => rulePath)
      .filter((path) => !reported.has(path.join('/')) && reported.add(path.join('/')));
    // A rule that says the same twice means two things.
    return otherRules.length < others.length ? [first, ...others] : [{ ...first, otherRules }];
  });
}

/** Whether two of one code are at one place; asked of every illegal deck, so it compares little. */
function areSomeAlike(violations: readonly Violation[]): boolean {
  const places = new Set<string>();
  return violations.some(({ code, path }) => {
    const place = `${code} ${path.join(' ')}`;
    const isKnown = places.has(place);
    places.add(place);
    return isKnown;
  });
}
