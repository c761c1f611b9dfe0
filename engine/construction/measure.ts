/** Numbers and lists that are read off a deck: how many cards, their sum, their values. */
import { compileOpenFilter, type Lookup } from '../filter.ts';
import { cardsOf, type CardValue, type DeckView, type HeldCard } from './constraint.ts';
import { groupsBy } from './groups.ts';
import type { Measure } from './rules.ts';
import { compileCardNumber } from './keys.ts';

/** A number of copies; the sum of numbers that no card has is 0. */
function totalOf(cards: readonly HeldCard[], value: CardValue = () => 1): number {
  return cards.reduce((sum, { card, count }) => sum + numberFrom(value(card)) * count, 0);
}

function numberFrom(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The different values of a field, in the order of the deck; values of a list each by itself. */
function valuesOf(cards: readonly HeldCard[], field: string): unknown[] {
  return [...groupsBy(cards, field).values()].map(({ value }) => value);
}

export interface CompiledMeasure {
  readonly names: readonly string[];
  readonly read: (view: DeckView, lookup: Lookup) => unknown;
}

export function compileMeasure(measure: Measure): CompiledMeasure {
  const { in: sections, where, sum, each, distinct, values, deck } = measure;
  const filter = where === undefined ? undefined : compileOpenFilter(where);
  const number = sum === undefined ? null : compileCardNumber(sum);
  const other = deck?.startsWith('=') === true ? deck.slice(1) : null;
  const names = [
    ...(filter?.names ?? []),
    ...(number?.names ?? []),
    ...(other === null ? [] : [other]),
  ];
  return {
    names,
    read(whole, lookup) {
      const held =
        deck === undefined ? whole : otherDeck(whole, other === null ? deck : lookup(other));
      if (held === null) return null;
      const view = sections === undefined ? held : held.within([sections].flat());
      // Sizes need no list of the cards.
      if (filter === undefined && number === null && distinct === undefined && values === undefined)
        return view.size;
      const cards = cardsOf(view, filter, lookup);
      if (number !== null) {
        const added = each === 'card' ? cards.map((held) => ({ ...held, count: 1 })) : cards;
        return totalOf(added, number.read(lookup));
      }
      if (distinct !== undefined) return valuesOf(cards, distinct).length;
      if (values !== undefined) return valuesOf(cards, values);
      return totalOf(cards);
    },
  };
}

/** Another deck of the game as a view; its lines have no place in this one. */
export function otherDeck(view: DeckView, id: unknown): DeckView | null {
  const sections = view.deck(id);
  if (sections === null) return null;
  const within = (names: readonly string[] | null): DeckView => {
    const seen = [...sections].filter(([name]) => names === null || names.includes(name));
    const lines = seen.flatMap(([, copies]) =>
      [...copies].flatMap(([name, count]): HeldCard[] => {
        const card = view.card(name);
        return card === undefined ? [] : [{ card, count, path: [] }];
      }),
    );
    const size = lines.reduce((sum, { count }) => sum + count, 0);
    return { ...view, cards: lines, lines, size, within };
  };
  return within(null);
}
