import { cardsOf, defineConstraint } from '../constraint.ts';

/** The lines are in the order of a number; with `from`, they count up from it one by one. */
export const sequence = defineConstraint({
  name: 'sequence',
  codes: { code: 'DECK_SEQUENCE' },
  keys: { of: 'card-field', where: 'card-filter', from: 'value' },
  params: () => ({ code: ['card', 'expected', 'actual'] }),
  check(deck, { of = 'id', where, from }, report) {
    let next = typeof from === 'number' ? from : null;
    let last = -Infinity;
    for (const { card, count, path } of cardsOf(
      { cards: deck.lines, lookup: deck.lookup },
      where,
    )) {
      const actual = Number(card[of]);
      const expected = next ?? Math.max(last, actual);
      if (actual !== expected || count > 1) {
        return report({ card: card.id, expected, actual }, { path });
      }
      last = actual;
      if (next !== null) next += 1;
    }
  },
});
