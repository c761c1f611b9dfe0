/** What is made of the entries of lists that are mostly the same from save to save. */

/** The last list that began or ended with an entry, and what was made of it. */
interface Known<Entry, Basis, Made> {
  readonly list: readonly Entry[];
  readonly basis: Basis;
  readonly made: readonly Made[];
}

/**
 * What is made of each entry, at its place. Of a list that differs from one before in a stretch of
 * entries, only of these something is made: whoever goes through thousands of results does so fast,
 * but asking a `WeakMap` for each of them takes milliseconds.
 */
export function madeOfEach<Entry extends object, Basis extends readonly unknown[], Made>(
  make: (entry: Entry, ...basis: Basis) => Made,
): (list: readonly Entry[], ...basis: Basis) => readonly Made[] {
  const known = new WeakMap<Entry, Known<Entry, Basis, Made>>();
  return (list, ...basis) => {
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined) return [];
    const before = known.get(first) ?? known.get(last);
    const isSame = before !== undefined && basis.every((one, at) => one === before.basis[at]);
    if (isSame && before.list === list) return before.made;
    const fresh = (entries: readonly Entry[]): Made[] => entries.map((one) => make(one, ...basis));
    const made = isSame ? madeAgain(before, list, fresh) : fresh(list);
    const now = { list, basis, made };
    known.set(first, now).set(last, now);
    return made;
  };
}

/** What both lists begin and end with stays. */
function madeAgain<Entry, Made>(
  before: { readonly list: readonly Entry[]; readonly made: readonly Made[] },
  list: readonly Entry[],
  fresh: (entries: readonly Entry[]) => Made[],
): readonly Made[] {
  const old = before.list;
  const { start, tail } = sameEnds(old, list);
  if (start + tail === old.length && old.length === list.length) return before.made;
  const middle = fresh(list.slice(start, list.length - tail));
  return [...before.made.slice(0, start), ...middle, ...before.made.slice(old.length - tail)];
}

/** How many entries two lists have in common at their beginnings and ends; these do not overlap. */
export function sameEnds(
  one: readonly unknown[],
  other: readonly unknown[],
): { readonly start: number; readonly tail: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return { start, tail };
}
