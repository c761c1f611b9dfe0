/** The sample decks of a game as lists that other decks must equal. */
import type { Filter, Lookup } from '../filter.ts';
import type { CompiledDeck } from '../game.ts';
import type { ChoiceBinder } from './choices.ts';
import type { Lister, Listing } from './listing.ts';
import { readDeck } from './read-deck.ts';
import type { Sections } from './sections.ts';
import type { Deck } from './types.ts';

/** A compiled deck is one that is written out. */
export function asDeck(deck: Deck | CompiledDeck): Deck {
  if (!('cards' in deck)) return deck;
  const { id, choices, cards, sections } = deck;
  const lists = Object.entries(sections ?? {}).map(([name, held]) => [name, linesOf(held)]);
  const lines = sections === undefined ? linesOf(cards) : Object.fromEntries(lists);
  return { ...readDeck({ id, cards: lines }), choices };
}

function linesOf(cards: CompiledDeck['cards']): { card: string; count: number }[] {
  return Object.entries(cards).map(([card, count]) => ({ card, count }));
}

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
