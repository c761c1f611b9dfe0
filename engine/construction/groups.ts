/** Cards of a deck grouped by the value of a field. */
import type { Card } from './types.ts';

/** So many copies of a card. */
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
}

/**
 * Groups by key of the value, in the order of the deck. A card whose field is a list is in the group
 * of each of its values; a card without the field is in none.
 */
export function groupsBy<C extends Copies>(
  cards: readonly C[],
  field: string,
): ReadonlyMap<string, Group<C>> {
  const groups = new Map<string, Group<C>>();
  for (const held of cards) {
    const value = held.card[field];
    const values: readonly unknown[] = Array.isArray(value)
      ? [...new Set<unknown>(value)]
      : [value];
    for (const value of values) {
      if (value === undefined || value === null) continue;
      const key = keyOf(value);
      const group = groups.get(key);
      groups.set(key, {
        value,
        count: (group?.count ?? 0) + held.count,
        first: group?.first ?? held,
      });
    }
  }
  return groups;
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
