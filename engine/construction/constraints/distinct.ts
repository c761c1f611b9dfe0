import { cardsOf, defineConstraint, type HeldCard } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { brokenLimit, fieldNames, limitNames } from '../limits.ts';

/** How many different values of a field there are: colours, houses, names. */
export const distinct = defineConstraint({
  name: 'distinct',
  codes: { code: 'DECK_DISTINCT' },
  keys: {
    of: 'card-fields',
    where: 'card-filter',
    per: 'card-field',
    exactly: 'value',
    min: 'value',
    max: 'value',
  },
  params: (own) => ({ code: [...limitNames(own), 'values', ...fieldNames(own['per'])] }),
  check(deck, { of = 'id', where, per, ...limits }, report) {
    const counted = cardsOf(deck, where);
    const groups =
      per === undefined ? [{ value: null, cards: counted }] : groupsBy(counted, per).values();
    for (const { value, cards } of groups) {
      const sorts = [...groupsBy(cards, of).values()].toSorted((a, b) => a.count - b.count);
      const broken = brokenLimit(sorts.length, limits);
      if (broken === null) continue;
      const values = sorts.map((sort) => sort.value);
      const [rarest] = sorts;
      report(
        { ...broken, values, ...(per !== undefined && { [per]: value }) },
        blame(rarest?.cards),
      );
    }
  },
});

/** The rarest sort is the cheapest to do without. */
function blame(cards: readonly HeldCard[] | undefined): { cards?: readonly HeldCard[] } {
  return cards === undefined ? {} : { cards };
}
