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
  /** Of a list, the entry that it is in; else all that the file holds. */
  readonly entry: unknown;
  /** The schema object that bears the keyword, for its x-code. */
  readonly schema: JsonSchema;
}

/** The marked places of a file, by keyword, in the order of the data. */
export type Mentions = Readonly<Record<Mention['keyword'], readonly Mention[]>>;

/** No marked places: of a file that could not be read. */
export const noMentions: Mentions = fresh();

let mentions = fresh();
/** In which they are. */
let walked: unknown;

/** The marked places of `data` that `walk` notes. */
export function collectMentions(data: unknown, walk: () => void): Mentions {
  mentions = fresh();
  walked = data;
  walk();
  return mentions;
}

/** The entry of `data` that a pointer leads into. */
export function entryAt(data: unknown, pointer: string): unknown {
  return Array.isArray(data) ? data[entryOf(pointer)] : data;
}

/** The place of the entry of a list that a pointer leads into; NaN of the list itself. */
export function entryOf(pointer: string): number {
  return Number.parseInt(pointer.slice(1), 10);
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
  const entry = entryAt(walked, pointer);
  mentions[keyword].push({ keyword, argument, value, pointer, entry, schema });
}

function fresh(): Record<Mention['keyword'], Mention[]> {
  return Object.fromEntries(MARKS.map((keyword) => [keyword, []])) as never;
}
