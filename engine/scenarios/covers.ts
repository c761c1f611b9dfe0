import { readCards } from '../card-lists.ts';
import { isMap, isSame } from './same.ts';

/**
 * Whether `actual` holds what `expected` says: of maps what is listed; of lists how many, or the same
 * texts in any order (`3 x orc-ravager` stands for three of them); everything else equal. Null: not
 * there.
 */
export function covers(expected: unknown, actual: unknown): boolean {
  if (expected === null) return actual === null || actual === undefined;
  if (isMap(expected)) {
    return (
      isMap(actual) && Object.entries(expected).every(([key, value]) => covers(value, actual[key]))
    );
  }
  if (typeof expected === 'number' && Array.isArray(actual)) return actual.length === expected;
  if (isTexts(expected) && isTexts(actual)) {
    return isSame(readCards(expected, '').toSorted(), actual.toSorted());
  }
  return isSame(expected, actual);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
