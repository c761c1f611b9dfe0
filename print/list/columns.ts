/** What a table of cards shows: a column for each field that says something in a few words. */
import type { Card } from '../../engine/construction/types.ts';

/** A field that is the same for all cards, or a long text, tells nothing in a table. */
const LONGEST = 60;

/** Fields with a value of a few words on at least one card, in the order of the cards; the name first. */
export function columnsOf(cards: readonly Card[], locale: string): string[] {
  const fields = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  return fields
    .filter((field) => !['id', 'kind', 'name', 'title'].includes(field))
    .filter((field) => cards.some((card) => isShown(card[field])))
    .filter((field) => cards.every((card) => lengthOf(card[field], locale) <= LONGEST));
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function lengthOf(value: unknown, locale: string): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const text = (value as Readonly<Record<string, unknown>>)[locale];
  return typeof text === 'string' ? text.length : 0;
}
