/** Values by names that a game gives: nothing is found under "constructor" but what the game has there. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, T>;
}
