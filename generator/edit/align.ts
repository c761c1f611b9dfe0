/** Which entries of a list or mapping are the same before and after a change. */
import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '../../kernel/index.ts';

/** Places before and after; null where there is none. In the order before, new ones where they come. */
export type Aligned = readonly [from: number | null, to: number | null];

/** Components by their ids; other items from both ends, and those between in turn. */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const [old, next] = [before.map(idOf), after.map(idOf)];
  if (areIds(old) && areIds(next) && isContinued(old, next)) {
    const kept = old.map((id, from): Aligned => [from, orNull(next.indexOf(id))]);
    const added = next.flatMap((id, to): Aligned[] => (old.includes(id) ? [] : [[null, to]]));
    return [...kept, ...added];
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isDeepStrictEqual(before[head], after[head])) head += 1;
  let tail = 0;
  const isSame = (): boolean => isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail));
  while (tail < shorter - head && isSame()) tail += 1;
  const pairs: Aligned[] = [];
  const longer = Math.max(before.length, after.length);
  for (let at = 0; at < longer - tail; at += 1) {
    pairs.push([at < before.length - tail ? at : null, at < after.length - tail ? at : null]);
  }
  for (let at = tail; at > 0; at -= 1) pairs.push([before.length - at, after.length - at]);
  return pairs;
}

function idOf(item: unknown): unknown {
  return isMapping(item) ? item['id'] : undefined;
}

/** Whether each item has an id of its own. */
function areIds(ids: readonly unknown[]): boolean {
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
}

/** Whether those of before come first, in their order, and new ones behind them. */
function isContinued(old: readonly unknown[], next: readonly unknown[]): boolean {
  const kept = old.filter((id) => next.includes(id));
  return kept.length > 0 && kept.every((id, index) => next[index] === id);
}

function orNull(index: number): number | null {
  return index === -1 ? null : index;
}

/** Behind which of `keys` a new one belongs by the usual order; -1: before all. */
export function placeOf(key: string, keys: readonly string[], order: readonly string[]): number {
  const rank = order.indexOf(key);
  if (rank === -1) return keys.length - 1;
  return keys.findLastIndex((one) => order.indexOf(one) !== -1 && order.indexOf(one) < rank);
}

/** Keys in the usual order; those that it does not name are last. */
export function inUsualOrder(keys: readonly string[], order: readonly string[]): string[] {
  const rank = (key: string): number => {
    const found = order.indexOf(key);
    return found === -1 ? order.length : found;
  };
  return keys.toSorted((a, b) => rank(a) - rank(b));
}
