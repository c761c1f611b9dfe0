import { cardsOf, defineConstraint } from '../constraint.ts';
import { brokenLimit, limitOf, limitNames } from '../limits.ts';

/** Cards that the deck must hold: one of a list of ids, as many in all as its limits say. */
export const require = defineConstraint({
  name: 'require',
  codes: { code: 'DECK_MISSING_CARD' },
  keys: { card: 'value', where: 'card-filter', min: 'value', max: 'value', exactly: 'value' },
  params: (own) => ({ code: [...limitNames(hasLimit(own) ? own : { min: 1 }), 'cards'] }),
  check(deck, { card, where, ...limits }, report) {
    const wanted = card === undefined ? null : [card].flat();
    const held = cardsOf(deck, where).filter(({ card }) => wanted?.includes(card.id) !== false);
    const total = held.reduce((sum, { count }) => sum + count, 0);
    const isOpen = Object.values(limits).every((limit) => limitOf(limit) === null);
    const broken = brokenLimit(total, isOpen ? { min: 1 } : limits);
    if (broken !== null) report({ ...broken, cards: wanted ?? [] }, { cards: held });
  },
});

function hasLimit({ exactly, min, max }: Readonly<Record<string, unknown>>): boolean {
  return exactly !== undefined || min !== undefined || max !== undefined;
}
