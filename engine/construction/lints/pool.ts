/**
 * The cards of a game that may be in decks, in lists: as a rule one for each file. Rules are linted
 * after every save, when one list is new: what is found out about a list is remembered with it.
 */
import type { Card } from '../types.ts';

export type CardList = readonly Card[];

export type Pool = readonly CardList[];

/** Finds something out about lists, once about each. It depends on nothing else. */
export function ofList<Found>(find: (list: CardList) => Found): (list: CardList) => Found {
  const known = new WeakMap<CardList, { readonly found: Found }>();
  return (list) => {
    const before = known.get(list) ?? { found: find(list) };
    known.set(list, before);
    return before.found;
  };
}
