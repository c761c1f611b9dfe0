/** Cards of a deck grouped by the value of a field. */
import type { Card } from './types.ts';

/** Copies of a card. */
export interface Copies {
  readonly card: Card;
  readonly count: number;
}

export interface Group<C extends Copies> {
  readonly value: unknown;
  /** Copies of all its cards. */
  readonly count: number;
  /** The card of the group that the deck names first. */
  readonly first: C;
  /** All of them, in the order of the deck. */
  readonly cards: readonly C[];
}

/**
 * Groups by key of the value, in the order of the deck; of several fields, by all their values
 * together (`value` is that of the first). A card whose field is a list belongs to the group of each of its
 * values; a card without the field is in none.
 */
export function groupsBy<C extends Copies>(
  cards: readonly C[],
  fields: string | readonly string[],
): ReadonlyMap<string, Group<C>> {
  const [field = 'id', ...others] = typeof fields === 'string' ? [fields] : fields;
  const groups = new Map<string, Gathered<C>>();
  for (const held of cards) {
    const value = held.card[field];
    if (others.length === 0 && !Array.isArray(value)) {
      if (value !== undefined && value !== null) gather(groups, keyOf(value), value, held);
      continue;
    }
    const rest = others.map((other) => keyOf(held.card[other] ?? null));
    for (const one of valuesIn(value)) gather(groups, [keyOf(one), ...rest].join('\n'), one, held);
  }
  return groups;
}

interface Gathered<C> {
  readonly value: unknown;
  count: number;
  readonly first: C;
  readonly cards: C[];
}

function gather<C extends Copies>(
  groups: Map<string, Gathered<C>>,
  key: string,
  value: unknown,
  held: C,
): void {
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, { value, count: held.count, first: held, cards: [held] });
    return;
  }
  group.count += held.count;
  group.cards.push(held);
}

/** The values of a list, each once; none of a field that is omitted. */
function valuesIn(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
}

/** The key of a value: its text, as in a YAML map; texts by locale are equal in any order of locales. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

/** The value behind a key of a YAML map, for a value that no card of the deck has. */
export function valueOfKey(key: string): string | number | boolean {
  if (key === 'true' || key === 'false') return key === 'true';
  return /^-?\d+(\.\d+)?$/.test(key) ? Number(key) : key;
}

/** Numbers by size, before texts by code unit. */
export function compareKeys(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}
