/**
 * Zones of cards: lists (lists.ts) of numbers of cards. Which card of the catalogue each of them is,
 * its type, is in `types`.
 */
import { shuffle } from '../random.ts';
import { listInsert, listItem, listItems, listSize } from './lists.ts';

/** The type of every card of a game, by the number of the card. */
export type CardTypes = readonly number[];

/** What searches return that find no card. */
const NONE = -1;

/** The first card of that type, or -1. */
export function cardOfType(ints: Int32Array, zone: number, types: CardTypes, type: number): number {
  const cards = listSize(ints, zone);
  for (let i = 0; i < cards; i += 1) {
    const card = listItem(ints, zone, i);
    if (types[card] === type) return card;
  }
  return NONE;
}

/**
 * Puts a card into a zone that is kept in the order of the catalogue, so that equal cards are
 * together and nothing depends on the order in which they came.
 */
export function insertByType(ints: Int32Array, zone: number, types: CardTypes, card: number): void {
  const type = types[card]!;
  let place = listSize(ints, zone);
  while (place > 0) {
    const before = listItem(ints, zone, place - 1);
    const other = types[before]!;
    if (other < type || (other === type && before < card)) break;
    place -= 1;
  }
  listInsert(ints, zone, place, card);
}

/** Whether a zone is in the order of the catalogue. */
export function isByType(ints: Int32Array, zone: number, types: CardTypes): boolean {
  const found = listItems(ints, zone).map((card) => types[card]!);
  return found.every((type, i) => i === 0 || type >= found[i - 1]!);
}

/** Shuffles a zone by the stream in `chance` at `at`. */
export function shuffleZone(ints: Int32Array, zone: number, chance: Int32Array, at = 0): void {
  shuffle(ints, chance, at, zone + 1, zone + 1 + listSize(ints, zone));
}

/** Puts a zone into the order of the catalogue. */
export function sortByType(ints: Int32Array, zone: number, types: CardTypes): void {
  const end = zone + listSize(ints, zone);
  // By insertion: most zones are hands, and to sort a copy costs more than it saves.
  for (let at = zone + 2; at <= end; at += 1) {
    const card = ints[at]!;
    let place = at;
    while (place > zone + 1 && isBehind(types, ints[place - 1]!, card)) {
      ints[place] = ints[place - 1]!;
      place -= 1;
    }
    ints[place] = card;
  }
}

function isBehind(types: CardTypes, card: number, other: number): boolean {
  const [type, otherType] = [types[card]!, types[other]!];
  return type > otherType || (type === otherType && card > other);
}

/**
 * Deals again what somebody does not see: cards of these zones that are not known change places
 * among themselves by the stream `chance`, and all others stay where they are. The outcome depends
 * on which cards they are, not on where they lay.
 */
export function dealAnew(
  ints: Int32Array,
  zones: readonly number[],
  isKnown: (card: number) => boolean,
  chance: Int32Array,
): void {
  const places = zones.flatMap((zone) =>
    listItems(ints, zone).flatMap((card, i) => (isKnown(card) ? [] : [zone + 1 + i])),
  );
  const cards = places.map((place) => ints[place]!).toSorted((a, b) => a - b);
  shuffle(cards, chance);
  for (const [i, place] of places.entries()) ints[place] = cards[i]!;
}
