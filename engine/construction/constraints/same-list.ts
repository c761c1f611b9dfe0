import { defineConstraint } from '../constraint.ts';
import { comparedNames } from '../limits.ts';
import { namedValues } from '../keys.ts';

/**
 * The deck equals, card by card, the sample deck whose choices pass the filter `as`. Unknown cards are not compared: their own
 * violation says it all.
 */
export const sameList = defineConstraint({
  name: 'same-list',
  codes: { code: 'DECK_NOT_THE_LIST', missing: 'DECK_NO_LIST' },
  keys: { as: 'choice-filter' },
  params: (own) => ({
    code: ['card', 'expected', 'actual'],
    missing: comparedNames(own['as']),
  }),
  check(deck, { as }, report) {
    if (as === undefined) return;
    const list = deck.listWith(as);
    if (list === null) return report(namedValues(as.names, deck.lookup), { as: 'missing' });
    for (const { card, count, path } of deck.cards) {
      const expected = list.get(card.id) ?? 0;
      if (count !== expected) report({ card: card.id, expected, actual: count }, { path });
    }
    const held = new Set(deck.cards.map(({ card }) => card.id));
    for (const [card, expected] of list) {
      if (!held.has(card)) report({ card, expected, actual: 0 });
    }
  },
});
