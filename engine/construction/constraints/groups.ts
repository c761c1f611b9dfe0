import { cardsOf, defineConstraint } from '../constraint.ts';
import { compareKeys, groupsBy } from '../groups.ts';
import { brokenLimit, limitNames } from '../limits.ts';

/** How many groups of cards reach a size, or that all of them have the same. */
export const groups = defineConstraint({
  name: 'groups',
  codes: { code: 'DECK_GROUPS', unequal: 'DECK_UNEQUAL_GROUPS' },
  keys: {
    per: 'card-field',
    where: 'card-filter',
    of: 'value',
    equal: 'value',
    exactly: 'value',
    min: 'value',
    max: 'value',
  },
  params: (own) => ({
    code: [...limitNames(own), 'of', 'groups'],
    unequal: ['groups', 'actual', 'limit'],
  }),
  check(deck, { per = 'id', where, of = 1, equal, ...limits }, report) {
    const found = [...groupsBy(cardsOf(deck, where), per)].toSorted(([a], [b]) =>
      compareKeys(a, b),
    );
    const sizes = Object.fromEntries(found.map(([key, { count }]) => [key, count]));
    const counts = Object.values(sizes);
    const most = Math.max(...counts);
    const least = Math.min(...counts);
    if (equal === true && counts.length > 0 && least !== most) {
      report({ groups: sizes, actual: least, limit: most }, { as: 'unequal' });
    }
    const reached = counts.filter((count) => count >= Number(of)).length;
    const broken = brokenLimit(reached, limits);
    if (broken !== null) report({ ...broken, of, groups: sizes });
  },
});
