import { isCardLine, readCards } from '../positions/card-lists.ts';
import { isMapping } from '../mapping.ts';

/** Whether two pieces of plain data are equal, whatever the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}

export type Data = Readonly<Record<string, unknown>>;

/** Plain data with every list sorted; lines of several equal cards count as that many. */
export function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .flatMap(asSingleLines)
      .map(withoutOrder)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutOrder(one)]));
}

function asSingleLines(line: unknown): readonly unknown[] {
  return typeof line === 'string' && isCardLine(line) ? readCards([line], 'line') : [line];
}
