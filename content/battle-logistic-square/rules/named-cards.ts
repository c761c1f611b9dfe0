/**
 * Cards that a player names, found in the list that they are named from: a hand, or what may be chosen.
 * Equal cards are named alike, and each name stands for another one of them.
 */
import { listItem, listSize } from 'cardwright/engine';
import type { CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { typeOf, type State } from './state.ts';

/**
 * By name: the place of such a card behind that of the name before it, or else the first one that no
 * other name stands for; `NONE` where there is none.
 */
export function placesOf(state: State, list: number, names: readonly CardType[]): number[] {
  const taken = new Set<number>();
  let from = 0;
  return names.map((type) => {
    const behind = freePlace(state, list, type, taken, from);
    const place = behind === NONE ? freePlace(state, list, type, taken, 0) : behind;
    if (place === NONE) return NONE;
    taken.add(place);
    from = place + 1;
    return place;
  });
}

function freePlace(
  state: State,
  list: number,
  type: CardType,
  taken: ReadonlySet<number>,
  from: number,
): number {
  const count = listSize(state.words, list);
  for (let place = from; place < count; place += 1) {
    if (!taken.has(place) && typeOf(state, listItem(state.words, list, place)) === type) {
      return place;
    }
  }
  return NONE;
}

/** The first name that the list has no card for, or `NONE`. */
export function missingOf(state: State, list: number, names: readonly CardType[]): CardType {
  const place = placesOf(state, list, names).indexOf(NONE);
  return place < 0 ? NONE : names[place]!;
}

/** The cards in the order of their names. Presumes that none is missing. */
export function namedCards(state: State, list: number, names: readonly CardType[]): Card[] {
  return placesOf(state, list, names).map((place) => listItem(state.words, list, place));
}
