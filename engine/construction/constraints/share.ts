import { cardsOf, defineConstraint, type HeldCard } from '../constraint.ts';
import { groupsBy } from '../groups.ts';
import { fieldNames } from '../limits.ts';

/** All cards have a value of a field in common. A card without the field shares none. */
export const share = defineConstraint({
  name: 'share',
  codes: { code: 'DECK_SHARE' },
  keys: { of: 'card-field', where: 'card-filter' },
  params: (own) => ({ code: ['card', 'most', ...fieldNames(own['of'])] }),
  check(deck, { of = 'id', where }, report) {
    const cards = cardsOf(deck, where);
    const [most] = [...groupsBy(cards, of).values()].toSorted((a, b) => b.count - a.count);
    const sharing: readonly HeldCard[] = most?.cards ?? [];
    if (sharing.length === cards.length) return;
    for (const held of cards) {
      if (sharing.includes(held)) continue;
      const params = { card: held.card.id, [of]: held.card[of] ?? null, most: most?.value ?? null };
      report(params, { path: held.path });
    }
  },
});
