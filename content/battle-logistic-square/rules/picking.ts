/**
 * Sets of cards that are named one by one: which card may be taken next, and when the set is whole.
 *
 * Cards are taken in the order of the options, so that every set is made in one way only.
 */
import { listIndexOf, listItem, listItems, listSize, listTop } from 'cardwright/engine';
import { action, DO_DONE, DO_TAKE, type Action } from './actions.ts';
import { canBeMade, EMPTY, filledWith, fitsOf } from './assembly.ts';
import type { CardType } from './cards.ts';
import {
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  get,
  LEAST,
  MOST,
  PENDING,
  typeOf,
  type State,
} from './state.ts';

/** Whether no card of the same entry stands between `from` and this place of the options. */
export function isFirstOfType(state: State, place: number, from: number): boolean {
  const { words, config } = state;
  const { options } = config.layout;
  const type = typeOf(state, listItem(words, options, place));
  for (let before = from; before < place; before += 1) {
    if (typeOf(state, listItem(words, options, before)) === type) return false;
  }
  return true;
}

export function listTakes(state: State, into: Action[]): number {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const count = listSize(words, options);
  const from = nextPlace(state);
  let found = 0;
  if (isEnough(state)) into[found++] = action(DO_DONE);
  if (listSize(words, chosen) === get(state, MOST)) return found;
  for (let place = from; place < count; place += 1) {
    if (isFirstOfType(state, place, from) && leadsOn(state, place)) {
      into[found++] = action(DO_TAKE, typeOf(state, listItem(words, options, place)));
    }
  }
  return found;
}

/** The place from which on cards may be taken: behind the last one that was. */
function nextPlace({ words, config }: State): number {
  const { options, chosen } = config.layout;
  if (listSize(words, chosen) === 0) return 0;
  return listIndexOf(words, options, listTop(words, chosen)) + 1;
}

export function isEnough(state: State): boolean {
  const taken = listSize(state.words, state.config.layout.chosen);
  return get(state, PENDING) !== CHOOSE_ASSEMBLY && taken >= get(state, LEAST);
}

/** Whether the set can still be completed after the card at this place. */
export function leadsOn(state: State, place: number): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const left = listSize(words, options) - place - 1;
  if (listSize(words, chosen) + 1 + left < get(state, LEAST)) return false;
  if (get(state, PENDING) !== CHOOSE_ASSEMBLY) return true;
  const it = get(state, ASSEMBLED);
  let filled = EMPTY;
  for (const card of [...listItems(words, chosen), listItem(words, options, place)]) {
    filled = filledWith(filled, fitsOf(state, it, typeOf(state, card)));
  }
  return canBeMade(state, it, filled, options, place + 1);
}

/** The place of the card that `take` would take, or -1. */
export function placeToTake(state: State, type: CardType): number {
  const { words, config } = state;
  const { options } = config.layout;
  const count = listSize(words, options);
  for (let place = nextPlace(state); place < count; place += 1) {
    if (typeOf(state, listItem(words, options, place)) === type) return place;
  }
  return -1;
}

/** Whether no card can be added to the set. */
export function isFull(state: State): boolean {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const isWhole = listSize(words, chosen) === get(state, MOST);
  return isWhole || (nextPlace(state) === listSize(words, options) && isEnough(state));
}
