import type { Fields } from '../../filter.ts';
import { cardsOf, defineConstraint } from '../constraint.ts';
import { filterNames } from '../limits.ts';
import { namedValues } from '../keys.ts';

/** No card that the filter picks, but for the exception `unless`. A violation tells the fields tested and the names compared with. */
export const forbid = defineConstraint({
  name: 'forbid',
  codes: { code: 'DECK_FORBIDDEN_CARD' },
  keys: { where: 'card-filter', unless: 'card-filter' },
  params: (own) => ({
    code: ['card', ...filterNames(own['where']), ...filterNames(own['unless'])],
  }),
  check(deck, { where, unless }, report) {
    const fields = [...(where?.fields ?? []), ...(unless?.fields ?? [])];
    const names = [...(where?.names ?? []), ...(unless?.names ?? [])];
    for (const { card, path } of cardsOf(deck, where)) {
      if (unless?.test(card, deck.lookup) === true) continue;
      const compared = namedValues(names, deck.lookup);
      report({ ...tested(card, fields), ...compared, card: card.id }, { path });
    }
  },
});

/** A field that the card omits is null. */
function tested(card: Fields, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, card[field] ?? null]));
}
