import { defineConstraint } from '../constraint.ts';
import { brokenLimit, limitNames } from '../limits.ts';

/** Copies in the whole deck. Unknown cards count: one slip of the pen is one violation, not two. */
export const size = defineConstraint({
  name: 'size',
  codes: { code: 'DECK_SIZE' },
  keys: { exactly: 'value', min: 'value', max: 'value' },
  params: (own) => ({ code: limitNames(own) }),
  check(deck, limits, report) {
    const broken = brokenLimit(deck.size, limits);
    const counted = deck.isUnit === true ? deck.cards : [];
    if (broken !== null) {
      report(broken, { counted: counted.map(({ path, count }) => ({ path, amount: count })) });
    }
  },
});
