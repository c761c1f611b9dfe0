import {
  cardsOf,
  defineConstraint,
  type Counted,
  type HeldCard,
  type Report,
} from '../constraint.ts';
import { compareKeys, groupsBy, valueOfKey } from '../groups.ts';
import { brokenLimit, type Limits, fieldNames, limitNames } from '../limits.ts';

/**
 * Copies of the cards that a filter picks: all together, or once per value of a field; the limits
 * may then be maps by value.
 */
export const count = defineConstraint({
  name: 'count',
  codes: { code: 'DECK_COUNT' },
  keys: {
    where: 'card-filter',
    per: 'card-field',
    exactly: 'value',
    min: 'value',
    max: 'value',
  },
  params: (own) => ({ code: [...limitNames(own), ...fieldNames(own['per'])] }),
  check(deck, { where, per, ...limits }, report) {
    const counted = cardsOf(deck, where);
    if (per !== undefined) return checkGroups(counted, per, limits, report);
    const broken = brokenLimit(total(counted), limits);
    if (broken !== null) report(broken, { counted: countedIn(counted) });
  },
});

function countedIn(cards: readonly HeldCard[]): Counted[] {
  return cards.map(({ path, count }) => ({ path, amount: count }));
}

function total(cards: readonly HeldCard[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** A value in a map of limits is counted even when no card of the deck has it. */
function checkGroups(
  cards: readonly HeldCard[],
  per: string,
  limits: Limits,
  report: Report,
): void {
  const groups = groupsBy(cards, per);
  const maps = Object.values(limits).filter(isMap);
  const keys = new Set([...groups.keys(), ...maps.flatMap((map) => Object.keys(map))]);
  for (const key of [...keys].toSorted(compareKeys)) {
    const group = groups.get(key);
    const broken = brokenLimit(group?.count ?? 0, {
      exactly: limitFor(limits.exactly, key),
      min: limitFor(limits.min, key),
      max: limitFor(limits.max, key),
    });
    if (broken === null) continue;
    const value = group?.value ?? valueOfKey(key);
    report({ ...broken, [per]: value }, { counted: countedIn(group?.cards ?? []) });
  }
}

/** A value that a map omits has no limit. */
function limitFor(limit: unknown, key: string): unknown {
  if (!isMap(limit)) return limit;
  return Object.hasOwn(limit, key) ? limit[key] : null;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
