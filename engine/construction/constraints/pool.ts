import { cardsOf, defineConstraint, type DeckView } from '../constraint.ts';
import type { Filter } from '../../filter.ts';

/** The cards that exist in a format: those of a filter, with and without some. */
export const pool = defineConstraint({
  name: 'pool',
  codes: { code: 'DECK_NOT_IN_POOL' },
  keys: { where: 'card-filter', plus: 'value', minus: 'value', by: 'card-field' },
  params: () => ({ code: ['card', 'printings'] }),
  check(deck, { where, plus = [], minus = [], by }, report) {
    const [added, removed] = [[plus].flat(), [minus].flat()];
    for (const { card, path } of cardsOf(deck, undefined)) {
      if (removed.includes(card.id)) {
        report({ card: card.id, printings: [] }, { path });
        continue;
      }
      if (added.includes(card.id) || isIn(card, where, deck)) continue;
      const printings = by === undefined ? [] : deck.printings(by, card[by]);
      if (printings.some((one) => !removed.includes(one.id) && isIn(one, where, deck))) continue;
      report({ card: card.id, printings: printings.map(({ id }) => id) }, { path });
    }
  },
});

function isIn(
  card: DeckView['cards'][number]['card'],
  where: Filter | undefined,
  { lookup }: DeckView,
): boolean {
  return where?.test(card, lookup) !== false;
}
