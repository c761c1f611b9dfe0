/** Bounds on numbers of copies, for constraints that count. */

/** As resolved: a number, or null (and anything else that is no number) for no limit. */
export interface Limits {
  readonly exactly?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
}

/** `value` when it is a limit; null when there is none. */
export function limitOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/**
 * Parameters that say how `actual` breaks the limits, or null when it keeps them:
 * `{ expected, actual }` for `exactly`; `{ min?, max?, limit, actual }` otherwise, where `limit` is
 * the bound that is broken.
 */
export function brokenLimit(
  actual: number,
  limits: Limits,
): Readonly<Record<string, number>> | null {
  const expected = limitOf(limits.exactly);
  if (expected !== null) return actual === expected ? null : { expected, actual };
  const min = limitOf(limits.min);
  const max = limitOf(limits.max);
  const limit = min !== null && actual < min ? min : max !== null && actual > max ? max : null;
  if (limit === null) return null;
  return { ...(min !== null && { min }), ...(max !== null && { max }), limit, actual };
}

/** Whether adding cards could mend what these parameters tell. */
export function isLacking({ actual, limit, expected }: Readonly<Record<string, unknown>>): boolean {
  const wanted = limit ?? expected;
  return typeof actual === 'number' && typeof wanted === 'number' && actual < wanted;
}
