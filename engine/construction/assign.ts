/** Putting copies of cards into places of limited number, exactly. */
import { Flow, type Bin, type Item, type Shortage } from './flow.ts';

export interface Assignment {
  /** Copies in each place. */
  readonly loads: readonly number[];
  /** Copies that found no place. */
  readonly left: number;
  /** The cards that are too many for the only places that they fit, by cause. Empty when `left` is 0. */
  readonly shortages: readonly Shortage[];
}

/** Places that have a `min` are filled first, then the others; both come out as full as can be. */
export function assign(items: readonly Item[], places: readonly Bin[]): Assignment {
  const { merged, members } = mergeAlike(items);
  const { loads, left, shortages } = assignMerged(merged, places);
  if (left === 0 || merged === items) return { loads, left, shortages };
  const split = shortages.map((shortage) => ({
    ...shortage,
    items: shortage.items.flatMap((group) => members[group] ?? []).toSorted((a, b) => a - b),
  }));
  return { loads, left, shortages: split };
}

/** Cards that fit the same places are one: there are few sorts of them, whatever the size of a deck. */
function mergeAlike(items: readonly Item[]): { merged: readonly Item[]; members: number[][] } {
  const groups = new Map<unknown, { count: number; readonly members: number[] }>();
  for (const [index, { count, fits }] of items.entries()) {
    const key = keyOf(fits);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { count, members: [index] });
    else {
      group.count += count;
      group.members.push(index);
    }
  }
  const members = [...groups.values()].map((group) => group.members);
  if (groups.size === items.length) return { merged: items, members };
  const merged = [...groups.values()].map(({ count, members: [first = 0] }) => ({
    count,
    fits: items[first]?.fits ?? [],
  }));
  return { merged, members };
}

/** Bits, as long as there are enough of them. */
function keyOf(fits: readonly number[]): unknown {
  let bits = 0;
  for (const place of fits) {
    if (place > 30) return fits.join(' ');
    bits |= 1 << place;
  }
  return bits;
}

function assignMerged(items: readonly Item[], places: readonly Bin[]): Assignment {
  const flow = new Flow(items, places.length);
  if (places.some(({ min = 0 }) => min > 0)) {
    flow.fill(places.map(({ min = 0, max }) => Math.min(min, max)));
  } else flow.settle(places);
  flow.fill(places.map(({ max }) => max));
  const left = flow.left.reduce((sum, count) => sum + count, 0);
  const { loads } = flow;
  return { loads, left, shortages: left === 0 ? [] : flow.shortages(places) };
}
