/** Entries found by their keys, in lists that are mostly the same from save to save. */
import { sameEnds } from './made-of-each.ts';

/** The entries of the last list that was asked, by their keys; those of one key in any order. */
interface Index<Entry, Key> {
  list: readonly Entry[];
  readonly byKey: Map<Key, Entry[]>;
}

/**
 * The entries of a list that have a key, in its order. The index of a list becomes that of the next,
 * which differs in a stretch of entries, by what went and came; `keysOf` always says the same of an entry.
 */
export function foundByKey<Entry extends object, Key>(
  keysOf: (entry: Entry) => readonly Key[],
): (list: readonly Entry[], key: Key) => readonly Entry[] {
  const known = new WeakMap<Entry, Index<Entry, Key>>();
  return (list, key) => {
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined) return [];
    const index = known.get(first) ?? known.get(last) ?? { list: [], byKey: new Map() };
    if (index.list !== list) {
      moveTo(list, index, keysOf);
      known.set(first, index).set(last, index);
    }
    const found = index.byKey.get(key) ?? [];
    return found.length < 2 ? [...found] : list.filter((entry) => found.includes(entry));
  };
}

function moveTo<Entry, Key>(
  list: readonly Entry[],
  index: Index<Entry, Key>,
  keysOf: (entry: Entry) => readonly Key[],
): void {
  const { list: old, byKey } = index;
  const { start, tail } = sameEnds(old, list);
  for (const entry of old.slice(start, old.length - tail)) {
    for (const key of keysOf(entry)) {
      const holders = byKey.get(key) ?? [];
      holders.splice(holders.indexOf(entry), 1);
      if (holders.length === 0) byKey.delete(key);
    }
  }
  for (const entry of list.slice(start, list.length - tail)) {
    for (const key of keysOf(entry)) {
      const holders = byKey.get(key);
      if (holders === undefined) byKey.set(key, [entry]);
      else holders.push(entry);
    }
  }
  index.list = list;
}
