/**
 * Fields that tell cards apart beside id and name: a number of the collection, a code of another program.
 * Found in the data: no two cards share a value, and most cards have one.
 */

/** A card as compiled or as written: its id, its name, and what else tells cards apart. */
export interface NamedCard {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface UniqueFields {
  /** The id of the card that has this value; undefined for none, and where several fields disagree. */
  find(written: string): string | undefined;
  /** What other programs call a card: the value of the first such field; undefined for none. */
  code(id: string): string | undefined;
}

export function uniqueFields(cards: readonly NamedCard[]): UniqueFields {
  const owners = new Map<string, Set<string>>();
  const codes = new Map<string, string>();
  for (const field of fieldsIn(cards)) {
    for (const card of cards) {
      const value = card[field];
      if (!isValue(value)) continue;
      const key = keyOf(value);
      owners.set(key, (owners.get(key) ?? new Set()).add(card.id));
      if (!codes.has(card.id)) codes.set(card.id, String(value));
    }
  }
  return {
    find(written) {
      const [id, ...others] = owners.get(keyOf(written)) ?? [];
      return others.length === 0 ? id : undefined;
    },
    code: (id) => codes.get(id),
  };
}

function fieldsIn(cards: readonly NamedCard[]): string[] {
  const values = new Map<string, Set<string>>();
  const repeated = new Set<string>(['id', 'name', 'kind']);
  for (const card of cards) {
    for (const [field, value] of Object.entries(card)) {
      if (repeated.has(field)) continue;
      const known = values.get(field) ?? new Set();
      values.set(field, known);
      if (!isValue(value) || known.has(keyOf(value))) repeated.add(field);
      else known.add(keyOf(value));
    }
  }
  return [...values]
    .filter(([field, { size }]) => !repeated.has(field) && size > 1 && size * 2 > cards.length)
    .map(([field]) => field);
}

/** Longer texts are no names. */
const LONGEST = 40;

function isValue(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST);
}

/** Programs differ in zeros before a number: 01006 is 1006. */
function keyOf(value: string | number): string {
  const key = String(value).trim().toLowerCase();
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d)/, '') : key;
}
