import { cardsOf, defineConstraint, type HeldCard } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { mostOf, fieldNames } from '../limits.ts';
import { otherDeck } from '../measure.ts';
import type { Card } from '../types.ts';

/** Most copies of one card; `by` are the fields that say which cards are the same card. */
export const copies = defineConstraint({
  name: 'copies',
  codes: { code: 'DECK_COPIES' },
  keys: {
    max: 'card-value',
    per: 'card-field',
    by: 'card-fields',
    where: 'card-filter',
    beside: 'value',
  },
  params: (own) => ({
    code: ['card', 'limit', 'actual', ...fieldNames(own['by']), ...fieldNames(own['per'])],
  }),
  check(deck, { max, per, by = 'id', where, beside = [] }, report) {
    if (max === undefined) return;
    const fields = typeof by === 'string' ? [by] : by;
    const held = cardsOf(deck, where);
    const others = [beside].flat().flatMap((id) => otherDeck(deck, id) ?? []);
    const more = others.flatMap((other) => cardsOf(other, where, deck.lookup));
    const all = more.length === 0 ? held : [...held, ...more];
    for (const { count, first, cards } of groupsBy(all, fields).values()) {
      const limit = limitFor(max(first.card), per, first.card);
      if (limit === null || count <= limit || !cards.some(isOfThisDeck)) continue;
      const named = per === undefined ? {} : { [per]: first.card[per] };
      const same = fields
        .filter((field) => field !== 'id')
        .map((field) => [field, first.card[field]]);
      const params = { ...Object.fromEntries(same), ...named, card: first.card.id, limit };
      report({ ...params, actual: count }, { cards: cards.filter(isOfThisDeck) });
    }
  },
});

/** With `per`, `max` may be a map by its values; a value that it omits has no limit. */
function limitFor(max: unknown, per: string | undefined, card: Card): number | null {
  if (typeof max !== 'object' || max === null || per === undefined) return mostOf(max);
  return mostOf((max as Readonly<Record<string, unknown>>)[String(card[per])]);
}

function isOfThisDeck({ path }: HeldCard): boolean {
  return path.length > 0;
}
