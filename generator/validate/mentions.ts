/** Places in the data of a file that mean something to later stages; noted while it is validated. */
import type { JsonSchema } from '../schema/json-schema.ts';

/** The keywords of ours that mark places; the others only describe. */
export const MARKS = [
  'x-ref',
  'x-text',
  'x-message',
  'x-pattern',
  'x-rays',
  'x-layout',
  'x-layout-count',
  'x-asset',
  'x-unique',
  'x-vocabulary',
  'x-target',
  'x-rules-text',
] as const;

/** A place in the data that a keyword of ours marks. */
export interface Mention {
  readonly keyword: (typeof MARKS)[number];
  /** The keyword's value in the schema: the kind that `x-ref` wants. */
  readonly argument: unknown;
  readonly value: unknown;
  /** JSON pointer into the file; `parsePointer` makes a path of it. */
  readonly pointer: string;
  /** The schema object that bears the keyword, for its x-code. */
  readonly schema: JsonSchema;
}

/** The marked places of a file, by keyword, in the order of the data. */
export type Mentions = Readonly<Record<Mention['keyword'], readonly Mention[]>>;

/** No marked places: of a file that could not be read. */
export const noMentions: Mentions = fresh();

let mentions = fresh();

/** The marked places of `data` that `walk` notes. */
export function collectMentions(data: unknown, walk: () => void): Mentions {
  mentions = fresh();
  walk();
  steady(mentions['x-text'], data);
  return mentions;
}

/** The texts that were noted last in data which begins or ends with the same entry. */
const last = new WeakMap<object, { readonly data: List; readonly noted: readonly Mention[] }>();

type List = readonly unknown[];

/** Fewer are gone through faster than they are compared. */
const MANY = 500;

/**
 * In a long list, the texts of entries that are what they were become the same mentions as before, so
 * that what is made of a mention can be remembered.
 */
function steady(noted: Mention[], data: unknown): void {
  if (noted.length < MANY || !Array.isArray(data)) return;
  const ends = [data[0], data.at(-1)].filter(isObject);
  const before = ends.map((entry) => last.get(entry)).find((one) => one !== undefined);
  if (before !== undefined) {
    for (const [at, one] of noted.entries()) {
      const old = before.noted[at];
      if (old !== undefined && isSame(old, one, before.data, data)) noted[at] = old;
    }
  }
  for (const entry of ends) last.set(entry, { data, noted });
}

function isSame(old: Mention, one: Mention, before: List, now: List): boolean {
  if (old.value !== one.value || old.pointer !== one.pointer || old.schema !== one.schema) {
    return false;
  }
  // A part of an entry may be the same while another one, such as its id, is not.
  const entry = Number.parseInt(one.pointer.slice(1), 10);
  return before[entry] === now[entry];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The same by keyword. */
export function mentionsOf(all: readonly Mention[]): Mentions {
  const made = fresh();
  for (const one of all) made[one.keyword].push(one);
  return made;
}

/** Called by validators at each marked place. */
export function noteMention(
  keyword: Mention['keyword'],
  argument: unknown,
  value: unknown,
  schema: JsonSchema,
  pointer: string,
): void {
  mentions[keyword].push({ keyword, argument, value, pointer, schema });
}

function fresh(): Record<Mention['keyword'], Mention[]> {
  return Object.fromEntries(MARKS.map((keyword) => [keyword, []])) as never;
}
