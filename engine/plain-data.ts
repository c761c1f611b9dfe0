/** Data as it was read from a file or sent by a program. */

/** The keys and indexes that lead from the top of a piece of data to a place in it. */
export type Path = readonly (string | number)[];

/** Whether something that was read is a mapping: keys with values, and no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
