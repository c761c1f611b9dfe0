/** Data as it was read from a file or sent by a program. */

/** The keys and indexes that lead from the top of a piece of data to a place in it. */
export type Path = readonly (string | number)[];

/** Whether something that was read is a mapping: keys with values, and no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes a list over the beginning of another one; returns how long it is. */
export function writeList<T>(list: readonly T[], into: T[]): number {
  for (let i = 0; i < list.length; i += 1) into[i] = list[i]!;
  return list.length;
}

/** Writes the whole numbers from one to another over the beginning of a list; returns how many. */
export function writeRange(from: number, to: number, into: number[]): number {
  for (let value = from; value <= to; value += 1) into[value - from] = value;
  return Math.max(0, to - from + 1);
}

/** The same keys with what is made of their values. */
export function mapped<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (from: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, from]) => [key, make(from)] as const);
  return Object.fromEntries(entries) as Record<Key, To>;
}
