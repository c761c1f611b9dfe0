import { cardsOf, defineConstraint } from '../constraint.ts';
import { limitOf } from '../limits.ts';

/** How far apart the numbers of a field may be: neighbouring groups, one block of sets. */
export const spread = defineConstraint({
  name: 'spread',
  codes: { code: 'DECK_SPREAD' },
  keys: { of: 'card-field', where: 'card-filter', max: 'value' },
  params: () => ({ code: ['lowest', 'highest', 'limit', 'actual', 'values', 'cards'] }),
  check(deck, { of = 'id', where, max }, report) {
    const limit = limitOf(max);
    const cards = cardsOf(deck, where).filter(({ card }) => typeof card[of] === 'number');
    if (limit === null || cards.length === 0) return;
    const values = [...new Set(cards.map(({ card }) => Number(card[of])))].toSorted(
      (a, b) => a - b,
    );
    const [lowest = 0, highest = 0] = [values.at(0), values.at(-1)];
    if (highest - lowest <= limit) return;
    const isInside = cheapestEnd(
      cards.map(({ card, count }) => [Number(card[of]), count]),
      limit,
    );
    const blamed = cards.filter(({ card }) => !isInside(Number(card[of])));
    const ids = blamed.map(({ card }) => card.id);
    const params = { lowest, highest, limit, actual: highest - lowest, values, cards: ids };
    report(params, { cards: blamed });
  },
});

/** Says whether a number lies in the window of that width that holds most copies. */
function cheapestEnd(
  numbers: readonly (readonly [value: number, count: number])[],
  width: number,
): (value: number) => boolean {
  const inWindow = (from: number, value: number): boolean => value >= from && value <= from + width;
  const weight = (from: number): number =>
    numbers.reduce((sum, [value, count]) => sum + (inWindow(from, value) ? count : 0), 0);
  const starts = numbers.map(([value]) => value);
  const best = starts.reduce((a, b) => (weight(b) > weight(a) ? b : a), starts[0] ?? 0);
  return (value) => inWindow(best, value);
}
