/** Values that games give: nothing about them is taken for granted. */

/** Whether something that was read is a mapping: keys with values, and no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Values by names that a game gives: nothing is found under "constructor" but what the game has there. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, T>;
}

/** An address without percent signs; one that is malformed (`50%off.png`) stays as it is, as files are called so. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The same text, of which nothing else hangs: V8 keeps the whole of a text in memory for a piece cut from it. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
