import { cardsOf, defineConstraint, type CardValue, type HeldCard } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { brokenSum, fieldNames, limitNames } from '../limits.ts';

/** The sum of a number on the cards: copy by copy, or once for each different card. */
export const sum = defineConstraint({
  name: 'sum',
  codes: { code: 'DECK_SUM' },
  keys: {
    of: 'card-number',
    where: 'card-filter',
    per: 'card-field',
    each: 'word',
    free: { each: { where: 'card-filter', first: 'value' } },
    exactly: 'value',
    min: 'value',
    max: 'value',
  },
  params: (own) => ({ code: [...limitNames(own), ...fieldNames(own['per'])] }),
  check(deck, { of = () => 0, where, per, each = 'copy', free = [], ...limits }, report) {
    const held = cardsOf(deck, where);
    const isPlain = free.length === 0 && each === 'copy';
    const counted = isPlain
      ? held
      : held.map((held): HeldCard => {
          const spared = free.filter((one) => one.where?.test(held.card, deck.lookup) !== false);
          const first = Math.max(0, ...spared.map((one) => Number(one.first ?? 1)));
          const count = each === 'card' ? 1 : held.count;
          return { ...held, count: Math.max(0, count - first) };
        });
    const groups =
      per === undefined ? [{ value: null, cards: counted }] : groupsBy(counted, per).values();
    for (const { value, cards } of groups) {
      const total = cards.reduce((sum, { card, count }) => sum + numberOf(of, card) * count, 0);
      const broken = brokenSum(total, limits);
      if (broken === null) continue;
      const added = cards.map((held) => ({
        path: held.path,
        amount: numberOf(of, held.card) * held.count,
      }));
      report({ ...broken, ...(per !== undefined && { [per]: value }) }, { counted: added });
    }
  },
});

/** 0 for a card without the number. */
function numberOf(of: CardValue, card: HeldCard['card']): number {
  const value = of(card);
  return typeof value === 'number' ? value : 0;
}
