import { cardsOf, defineConstraint } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { limitOf } from '../limits.ts';

/** Most copies of one card; `by` is the field that says which cards are the same card. */
export const copies = defineConstraint({
  name: 'copies',
  codes: { code: 'DECK_COPIES' },
  words: { max: 'value', by: 'card-field', where: 'card-filter' },
  check(deck, { max, by = 'id', where }, report) {
    const limit = limitOf(max);
    if (limit === null) return;
    for (const { value, count, first } of groupsBy(cardsOf(deck, where), by).values()) {
      if (count <= limit) continue;
      const named = by === 'id' ? {} : { [by]: value };
      report({ ...named, card: first.card.id, limit, actual: count }, { path: first.path });
    }
  },
});
