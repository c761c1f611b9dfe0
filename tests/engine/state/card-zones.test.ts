/** Zones of cards: kept in the order of the catalogue, dealt again. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardOfType,
  dealAnew,
  insertByType,
  isByType,
  listItems,
  listPush,
  shuffleZone,
  sortByType,
  StateLayout,
  stream,
} from '../../../engine/index.ts';

/** Types of cards by their numbers: equal cards lie apart. */
const types = [3, 1, 2, 1, 3, 0, 2, 1];
const everyCard = [...types.keys()];

function zonesOf(...held: readonly (readonly number[])[]) {
  const layout = new StateLayout(2);
  const zones = held.map(() => layout.list(types.length));
  const ints = layout.blank();
  for (const [i, cards] of held.entries())
    for (const card of cards) listPush(ints, zones[i]!, card);
  return { ints, zones };
}

const orders = fc.shuffledSubarray(everyCard, { minLength: 1 });

test('a zone is in one order, however its cards came', () => {
  fc.assert(
    fc.property(orders, (cards) => {
      const { ints, zones } = zonesOf([], cards);
      const [kept, sorted] = zones as [number, number];
      for (const card of cards) insertByType(ints, kept, types, card);
      sortByType(ints, sorted, types);
      expect(listItems(ints, kept)).toEqual(listItems(ints, sorted));
      expect(isByType(ints, kept, types)).toBe(true);
      const first = listItems(ints, kept).find((card) => types[card] === 1) ?? -1;
      expect(cardOfType(ints, kept, types, 1)).toBe(first);
    }),
  );
});

test('a zone out of order is reported', () => {
  const { ints, zones } = zonesOf([0, 1]);
  expect(isByType(ints, zones[0]!, types)).toBe(false);
});

test('a shuffled zone holds what it held, and its neighbours are left alone', () => {
  const { ints, zones } = zonesOf([0, 1], [2, 3, 4, 5], [6, 7]);
  const [before, zone, behind] = zones as [number, number, number];
  shuffleZone(ints, zone, stream(1, 'deck'));
  expect(new Set(listItems(ints, zone))).toEqual(new Set([2, 3, 4, 5]));
  expect([listItems(ints, before), listItems(ints, behind)]).toEqual([
    [0, 1],
    [6, 7],
  ]);
});

test('what is known stays in its place; the rest depends on which cards they are alone', () => {
  fc.assert(
    fc.property(orders, orders, fc.integer(), (cards, others, seed) => {
      const half = Math.ceil(cards.length / 2);
      const known = new Set(others);
      const deal = (held: readonly number[]): number[] => {
        const { ints, zones } = zonesOf(held.slice(0, half), held.slice(half));
        dealAnew(ints, zones, (card) => known.has(card), stream(seed, 'redeal'));
        return zones.flatMap((zone) => listItems(ints, zone));
      };
      const dealt = deal(cards);
      expect(new Set(dealt)).toEqual(new Set(cards));
      for (const [i, card] of cards.entries()) if (known.has(card)) expect(dealt[i]).toBe(card);
      const hidden = cards.filter((card) => !known.has(card)).toReversed();
      const turned = cards.map((card) => (known.has(card) ? card : hidden.shift()!));
      expect(deal(turned)).toEqual(dealt);
    }),
  );
});
