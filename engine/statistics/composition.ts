/** What a pile of cards is made of: copies by the values of any field. */
import type { Card } from '../construction/types.ts';

export type GroupValue = string | number | boolean;

/** The cards that share one value of a field. */
export interface Group {
  readonly value: GroupValue;
  readonly copies: number;
  /** Different cards among them. */
  readonly cards: number;
}

export interface FieldGroups {
  /** With dots for a field in a field: `arrows.front`. */
  readonly field: string;
  /** Numbers ascending; words by copies, most first, then as the cards are listed. */
  readonly groups: readonly Group[];
  /** Of the copies that have a number there; null when none has. */
  readonly mean: number | null;
  /** Copies without the field. */
  readonly without: number;
}

/** Copies by card id. */
export type Copies = ReadonlyMap<string, number>;

export type CardOf = (id: string) => Card | undefined;

/** Groups by one field. A card whose field is a list belongs to the group of each of its values. */
export function groupsBy(field: string, copies: Copies, cardOf: CardOf): FieldGroups {
  const groups = new Map<GroupValue, { copies: number; cards: number }>();
  const numbers = { sum: 0, copies: 0 };
  let without = 0;
  for (const [id, count] of copies) {
    const values = valuesAt(field, cardOf(id));
    if (values.length === 0) without += count;
    for (const value of values) {
      const group = groups.get(value) ?? { copies: 0, cards: 0 };
      groups.set(value, { copies: group.copies + count, cards: group.cards + 1 });
      if (typeof value !== 'number') continue;
      numbers.sum += value * count;
      numbers.copies += count;
    }
  }
  return {
    field,
    groups: [...groups].map(([value, group]) => ({ value, ...group })).toSorted(inOrder),
    mean: numbers.copies === 0 ? null : numbers.sum / numbers.copies,
    without,
  };
}

function inOrder(a: Group, b: Group): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
  return b.copies - a.copies;
}

/** Most values that a field of words may have to be worth a table of its own. */
const MOST_WORDS = 20;

/**
 * Fields by which the cards fall into groups, in the order of the cards' own fields: numbers, flags
 * and closed words, not names and texts. A field that tells all cards apart makes no groups.
 */
export function groupingFields(copies: Copies, cardOf: CardOf): string[] {
  const cards = [...copies.keys()].map(cardOf).filter((card) => card !== undefined);
  const fields = new Set(cards.flatMap((card) => Object.keys(card)));
  return [...fields].filter((field) => !NAMES.has(field) && makesGroups(field, cards));
}

const NAMES: ReadonlySet<string> = new Set(['id', 'name', 'kind']);

function makesGroups(field: string, cards: readonly Card[]): boolean {
  const values = cards.map((card) => valuesAt(field, card));
  const different = new Set(values.flat());
  if (different.size === 0) return false;
  if ([...different].every((value) => typeof value !== 'string')) return true;
  return different.size <= MOST_WORDS && different.size < values.flat().length;
}

function valuesAt(field: string, card: Card | undefined): GroupValue[] {
  const found = field.split('.').reduce<unknown>(below, card);
  return (Array.isArray(found) ? [...new Set<unknown>(found)] : [found]).filter(isGroupValue);
}

function below(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function isGroupValue(value: unknown): value is GroupValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
