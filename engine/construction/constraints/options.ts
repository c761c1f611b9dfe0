import { assign } from '../assign.ts';
import type { Item } from '../flow.ts';
import {
  cardsOf,
  defineConstraint,
  type HeldCard,
  type OptionsOf,
  type Report,
} from '../constraint.ts';
import { limitOf, mostOf } from '../limits.ts';
import { chooseDistinct } from '../distinct-options.ts';

const optionKeys = {
  name: 'word',
  where: 'card-filter',
  if: 'choice-filter',
  max: 'value',
  distinct: 'value',
  copies: 'card-value',
} as const;

export type Option = OptionsOf<typeof optionKeys>;

/**
 * Every copy needs an option that allows it; options may be limited. Copies are put into options so
 * that as many as possible are allowed, whatever the order of cards and options.
 */
export const options = defineConstraint({
  name: 'options',
  codes: { code: 'DECK_OPTIONS', none: 'DECK_NOT_ALLOWED' },
  keys: { name: 'word', where: 'card-filter', options: { each: optionKeys } },
  params: () => ({ code: ['options', 'cards', 'limit', 'actual'], none: ['card'] }),
  check(deck, { name = '', where, options = [] }, report) {
    const granted = (deck.granted.get(name) ?? []) as readonly Option[];
    const open = [...options, ...granted].filter((option) => isOpen(option, deck.lookup));
    const cards = cardsOf(deck, where);
    const places = open.map(({ max }) => ({ max: mostOf(max) ?? Infinity }));
    const all = cards.map((held): Item => {
      const fits: number[] = [];
      for (let index = 0; index < open.length; index += 1) {
        if (allows(open[index], held, deck.lookup)) fits.push(index);
      }
      return { count: held.count, fits };
    });
    const distinct = open.map((option) => mostOf(option.distinct) ?? Infinity);
    const items = chooseDistinct(all, distinct, places);
    const { shortages } = assign(items, places);
    for (const { items, places: full, copies, room } of shortages) {
      const blamed = items.flatMap((item) => cards[item] ?? []);
      if (full.length === 0) reportForbidden(blamed, report);
      else {
        const names = full.map((place) => open[place]?.name ?? String(place + 1));
        const ids = blamed.map(({ card }) => card.id);
        report({ options: names, cards: ids, limit: room, actual: copies }, { cards: blamed });
      }
    }
  },
});

function reportForbidden(cards: readonly HeldCard[], report: Report): void {
  for (const { card, path } of cards) report({ card: card.id }, { path, as: 'none' });
}

type Lookup = Parameters<NonNullable<Option['if']>['test']>[1];

function isOpen({ if: condition }: Option, lookup: Lookup): boolean {
  if (condition === undefined) return true;
  const values = condition.fields.map((field) => [field, lookup(field)]);
  return condition.test(Object.fromEntries(values), lookup);
}

/** With `copies`, the option takes a card only when all its copies are in the deck. */
function allows(option: Option | undefined, { card, count }: HeldCard, lookup: Lookup): boolean {
  if (option?.where?.test(card, lookup) === false) return false;
  const wanted = option?.copies === undefined ? null : limitOf(option.copies(card));
  return wanted === null || count === wanted;
}
