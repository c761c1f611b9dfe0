/** The sample decks of a game as lists that other decks must equal. */
import type { Filter, Lookup } from '../filter.ts';
import type { CompiledDeck } from '../game.ts';
import type { ChoiceBinder } from './choices.ts';
import type { Lister } from './listing.ts';
import type { Deck } from './types.ts';

/** A compiled deck is one that is written out. */
export function asDeck(deck: Deck | CompiledDeck): Deck {
  if ('sections' in deck) return deck;
  const lines = Object.entries(deck.cards).map(([card, count], index) => ({
    card,
    count,
    path: ['cards', index],
  }));
  return { id: deck.id, choices: deck.choices, sections: { cards: lines }, swaps: [] };
}

/**
 * Finds the list of the first deck whose choices pass a filter; see `DeckView.listWith`. A deck
 * written as a base and swaps is a change of a list, never the pattern of others.
 */
export function compileListWith(
  decks: readonly Deck[],
  choices: ChoiceBinder,
  list: Lister,
): (filter: Filter, lookup: Lookup) => ReadonlyMap<string, number> | null {
  const patterns = decks
    .filter(({ base }) => base === undefined)
    .map((deck) => ({ choices: choices.bind(deck), copies: copiesIn(deck, list) }));
  return (filter, lookup) =>
    patterns.find(({ choices }) => filter.test(choices, lookup))?.copies ?? null;
}

/** What is wrong with the deck is told when it is judged itself. */
function copiesIn(deck: Deck, list: Lister): ReadonlyMap<string, number> {
  const listing = list(deck, () => {}) ?? [];
  return new Map([...listing].map(([id, { count }]) => [id, count]));
}
