import { isCardLine, readCards } from '../positions/reading.ts';
import { isMapping } from '../plain-data.ts';

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

/**
 * Whether `actual` holds what `expected` says: of maps what is listed; of lists the same texts in any
 * order (`3 x orc-ravager` means three of them); everything else equal. Null: not there. A number
 * is not as good as a list: it says that the items themselves are not to be seen. Only 0 is as good
 * as an empty list.
 */
export function covers(expected: unknown, actual: unknown): boolean {
  if (expected === null) return actual === null || actual === undefined;
  if (isMapping(expected)) {
    return (
      isMapping(actual) &&
      Object.entries(expected).every(([key, value]) => covers(value, actual[key]))
    );
  }
  if (expected === 0 && Array.isArray(actual)) return actual.length === 0;
  if (isTexts(expected) && isTexts(actual)) {
    const texts = expected.every(isCardLine) ? readCards(expected, '') : expected;
    return isSame(texts.toSorted(), actual.toSorted());
  }
  return isSame(expected, actual);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
