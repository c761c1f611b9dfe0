import { assign } from '../assign.ts';
import { cardsOf, defineConstraint } from '../constraint.ts';
import { leastOf, mostOf } from '../limits.ts';

/** Every card takes exactly one slot, and every slot gets as many cards as it asks for. */
export const fill = defineConstraint({
  name: 'fill',
  codes: { code: 'DECK_SLOT_EMPTY', full: 'DECK_SLOTS_FULL' },
  keys: {
    where: 'card-filter',
    slots: {
      each: {
        name: 'word',
        where: 'card-filter',
        if: 'choice-filter',
        min: 'value',
        max: 'value',
        exactly: 'value',
      },
    },
  },
  params: () => ({
    code: ['slot', 'limit', 'actual', 'fitting'],
    full: ['slots', 'cards', 'limit', 'actual'],
  }),
  check(deck, { where, slots = [] }, report) {
    const open = slots.filter(({ if: condition }) => {
      if (condition === undefined) return true;
      const values = condition.fields.map((field) => [field, deck.lookup(field)]);
      return condition.test(Object.fromEntries(values), deck.lookup);
    });
    const cards = cardsOf(deck, where);
    const places = open.map(({ min, max, exactly }) => ({
      min: leastOf(exactly) ?? leastOf(min) ?? 0,
      max: mostOf(exactly) ?? mostOf(max) ?? Infinity,
    }));
    const items = cards.map(({ card, count }) => ({
      count,
      fits: [...open.keys()].filter(
        (index) => open[index]?.where?.test(card, deck.lookup) !== false,
      ),
    }));
    const { loads, shortages } = assign(items, places);
    const nameOf = (place: number): string => open[place]?.name ?? String(place + 1);
    for (const [place, { min }] of places.entries()) {
      const actual = loads[place] ?? 0;
      if (actual >= min) continue;
      const fitting = cards.filter((_, item) => items[item]?.fits.includes(place) === true);
      const ids = fitting.map(({ card }) => card.id);
      report({ slot: nameOf(place), limit: min, actual, fitting: ids });
    }
    for (const { items, places: full, copies, room } of shortages) {
      const blamed = items.flatMap((item) => cards[item] ?? []);
      const ids = blamed.map(({ card }) => card.id);
      const params = { slots: full.map(nameOf), cards: ids, limit: room, actual: copies };
      report(params, { cards: blamed, as: 'full' });
    }
  },
});
