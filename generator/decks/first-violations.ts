/** What is reported of an illegal deck where one violation follows from another. */
import { judgeCodes, type Violation } from '../../engine/construction/index.ts';

/** Violations that are seen whatever else is in the deck; all others may follow from them. */
const FIRST: readonly string[] = [
  judgeCodes.unknownCard,
  judgeCodes.badCount,
  judgeCodes.unknownChoice,
  judgeCodes.baseUnknown,
  judgeCodes.baseCycle,
  judgeCodes.unknownSection,
];

/** The violations of a verdict without those that may come of others: a card that nobody knows is counted nowhere. */
export function firstViolations(violations: readonly Violation[]): readonly Violation[] {
  const first = violations.filter(({ standard }) => FIRST.includes(standard));
  return first.length > 0 ? first : violations;
}
