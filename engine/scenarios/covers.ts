import { isCardLine, readCards } from '../positions/card-lists.ts';
import { isMapping } from '../mapping.ts';
import { isSame } from './same.ts';

/**
 * Whether `actual` holds what `expected` says: of maps what is listed; of lists the same texts in any
 * order (`3 x orc-ravager` stands for three of them); everything else equal. Null: not there. A number
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
