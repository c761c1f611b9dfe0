/** The sample decks of a game as lists that other decks must equal. */
import type { Filter, Lookup } from '../filter.ts';
import type { ChoiceBinder } from './choices.ts';
import type { Lister, Listing } from './listing.ts';
import type { Sections } from './sections.ts';
import type { Deck } from './types.ts';

/**
 * Finds the list of the first deck whose choices pass a filter; see `DeckView.listWith`. A deck
 * written as a base and swaps is a change of a list, never the pattern of others.
 */
export function compileListWith(
  decks: readonly Deck[],
  choices: ChoiceBinder,
  sections: Pick<Sections, 'place'>,
  list: Lister,
): (filter: Filter, lookup: Lookup) => ReadonlyMap<string, ReadonlyMap<string, number>> | null {
  const patterns = decks
    .filter(({ base }) => base === undefined)
    .map((deck) => {
      // What is wrong with the deck is told when it is judged itself.
      const listing = list(deck, sections.place(deck), () => {}) ?? new Map();
      return { choices: choices.bind(deck), copies: copiesIn(listing) };
    });
  return (filter, lookup) =>
    patterns.find(({ choices }) => filter.test(choices, lookup))?.copies ?? null;
}

/** Copies by section, then by card id. */
export function copiesIn(listing: Listing): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    [...listing].map(([section, cards]) => [
      section,
      new Map([...cards].map(([id, { count }]) => [id, count])),
    ]),
  );
}
