/** Lists that change by date: `{ 2026-05-01: { copies: { … } }, 2026-08-01: { … } }`. */

export interface DatedList {
  /** The day from which it holds, as written. */
  readonly since: string;
  readonly list: Readonly<Record<string, unknown>>;
}

/**
 * The newest list that is not later than `asOf` (a day as `2026-05-01`); the newest of all when that
 * is no text, the oldest for a day before all of them. Null when there are none.
 */
export function newestOf(dated: unknown, asOf: unknown): DatedList | null {
  if (typeof dated !== 'object' || dated === null) return null;
  const lists = Object.entries(dated).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [oldest] = lists;
  const until = lists.filter(([since]) => typeof asOf !== 'string' || since <= asOf);
  const [since, list] = until.at(-1) ?? oldest ?? [];
  if (since === undefined || typeof list !== 'object' || list === null) return null;
  return { since, list: Object.fromEntries(Object.entries(list as object)) };
}
