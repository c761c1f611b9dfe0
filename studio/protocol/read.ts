/** Readers of what a page sent: nothing of it is believed before they have seen it. */

/** Items of one list; a paste is one. */
const MOST_ITEMS = 400_000;

export function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isItem);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
