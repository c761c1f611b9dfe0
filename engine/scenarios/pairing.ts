/**
 * Compares two bags of things where one thing may fit several others: `{ code: A }` fits every A,
 * `{ code: A, rank: elite }` only one. Pairs as many as can be paired (augmenting paths), so that no
 * order of the bags makes a difference appear.
 */
export interface Unpaired<E, A> {
  /** Expected things that found no partner, in their order. */
  readonly missing: readonly E[];
  /** Actual things that nothing expected, in their order. */
  readonly extra: readonly A[];
}

export function unpaired<E, A>(
  expected: readonly E[],
  actual: readonly A[],
  fits: (expected: E, actual: A) => boolean,
): Unpaired<E, A> {
  const candidates = expected.map((wanted) =>
    actual.flatMap((found, index) => (fits(wanted, found) ? [index] : [])),
  );
  /** Index in `expected`, by index in `actual`. */
  const partners = new Map<number, number>();
  const pair = (wanted: number, tried: Set<number>): boolean => {
    for (const found of candidates[wanted] ?? []) {
      if (tried.has(found)) continue;
      tried.add(found);
      const rival = partners.get(found);
      if (rival === undefined || pair(rival, tried)) {
        partners.set(found, wanted);
        return true;
      }
    }
    return false;
  };
  return {
    missing: expected.filter((_, index) => !pair(index, new Set())),
    extra: actual.filter((_, index) => !partners.has(index)),
  };
}
