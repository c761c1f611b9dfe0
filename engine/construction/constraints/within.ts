import { cardsOf, defineConstraint } from '../constraint.ts';

/** No more copies of a card than another deck holds: what was drafted, what somebody owns. No limit without that deck. */
export const within = defineConstraint({
  name: 'within',
  codes: { code: 'DECK_NOT_WITHIN' },
  keys: { deck: 'value', where: 'card-filter' },
  params: () => ({ code: ['card', 'limit', 'actual'] }),
  check(view, { deck, where }, report) {
    const held = view.deck(deck);
    if (held === null) return;
    const copies = new Map<string, number>();
    for (const list of held.values()) {
      for (const [id, count] of list) copies.set(id, (copies.get(id) ?? 0) + count);
    }
    for (const { card, count, path } of cardsOf(view, where)) {
      const limit = copies.get(card.id) ?? 0;
      if (count > limit) report({ card: card.id, limit, actual: count }, { path });
    }
  },
});
